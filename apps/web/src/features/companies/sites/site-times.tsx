import { Group, NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Site } from "@rebale/contract/companies";
import type { SlotDay } from "@rebale/contract/lifting";
import { useCallback, useEffect, useState } from "react";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { weekdayName } from "../../../lib/formatting/weekdays.rules.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "../company.module.css";
import { nextTimes, type TypedTimes, timesOf, typedOf } from "./site-times.rules.ts";
import own from "./sites.module.css";

interface Props {
  site: Site;
  onClose: () => void;
}

/** When a site takes trucks: buyers book into these times. */
export function SiteTimes({ site, onClose }: Props) {
  const [read, setRead] = useState<{ days: SlotDay[]; usual: boolean } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailure(null);
    api
      .call(lifting.readSlots, { params: { id: site._id } })
      .then(({ data }) => setRead(data), setFailure);
  }, [site._id]);
  useEffect(load, [load]);
  if (failure) return <FailedPart what={t`The loading times`} error={failure} retry={load} />;
  if (!read) return <Skeleton height={300} />;
  return <TimesForm site={site} {...read} onClose={onClose} />;
}

type FormProps = Props & { days: readonly SlotDay[]; usual: boolean };

function TimesForm({ site, days, usual, onClose }: FormProps) {
  const [rows, setRows] = useState<readonly TypedTimes[]>(days.map(typedOf));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const change = (at: number, changed: Partial<TypedTimes>) =>
    setRows(rows.map((row, i) => (i === at ? { ...row, ...changed } : row)));
  const save = async () => {
    setBusy(true);
    await sendForm({ setErrors }, async () => {
      const { data } = await api.call(lifting.setSlots, {
        params: { id: site._id },
        body: { days: rows.map(timesOf) },
      });
      toast.success(data.usual ? t`Saved: the market’s usual times count` : t`Saved: ${site.name}`);
      onClose();
    });
    setBusy(false);
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>
        {usual
          ? t`You have set nothing yet: these are the market’s usual times. Change them to yours.`
          : t`Buyers book their trucks into these times. What is booked stays booked.`}
      </p>
      {rows.map((row, at) => (
        <Times
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          key={at}
          row={row}
          error={(field) => errors[`days.${at}.${field}`]}
          onChange={(changed) => change(at, changed)}
          onRemove={() => setRows(rows.filter((_, i) => i !== at))}
        />
      ))}
      {rows.length === 0 && (
        <p>{t`Without times of its own the site has the market’s usual ones: Monday to Saturday, 9 to 6.`}</p>
      )}
      {errors.days && <p className={own.error}>{errors.days}</p>}
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={() => setRows([...rows, nextTimes(rows)])}>
          {t`Add times`}
        </PlainButton>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={busy}>{t`Save`}</SubmitButton>
      </Group>
    </form>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface TimesProps {
  row: TypedTimes;
  error: (field: string) => string | undefined;
  onChange: (changed: Partial<TypedTimes>) => void;
  onRemove: () => void;
}

function Times({ row, error, onChange, onRemove }: TimesProps) {
  const day = weekdayName(Number(row.weekday));
  return (
    <fieldset className={own.times} aria-label={day}>
      <NativeSelect
        label={t`Day`}
        autoComplete="off"
        data={WEEKDAYS.map((value) => ({ value: String(value), label: weekdayName(value) }))}
        value={row.weekday}
        error={error("weekday")}
        onChange={(e) => onChange({ weekday: e.currentTarget.value })}
      />
      <TextInput
        label={t`From`}
        type="time"
        inputMode="text"
        autoComplete="off"
        value={row.from}
        error={error("from")}
        onChange={(e) => onChange({ from: e.currentTarget.value })}
      />
      <TextInput
        label={t`To`}
        type="time"
        inputMode="text"
        autoComplete="off"
        value={row.to}
        error={error("to")}
        onChange={(e) => onChange({ to: e.currentTarget.value })}
      />
      <NumberField
        label={t`Bays`}
        places={0}
        value={row.bays}
        error={error("bays")}
        onChange={(bays) => onChange({ bays })}
      />
      <NumberField
        label={t`Minutes a truck`}
        places={0}
        value={row.minutes}
        error={error("minutes")}
        onChange={(minutes) => onChange({ minutes })}
      />
      <button type="button" aria-label={t`Remove: ${day}`} onClick={onRemove}>
        <IconX size={20} aria-hidden />
      </button>
    </fieldset>
  );
}
