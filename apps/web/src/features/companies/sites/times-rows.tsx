import { Group, NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { weekdayName } from "../../../lib/formatting/weekdays.rules.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { nextTimes, type TypedTimes } from "./site-times.rules.ts";
import own from "./sites.module.css";

export interface Words {
  /** How many at once. */
  readonly places: string;
  /** As the server names it in what it refuses. */
  readonly field: "bays" | "places";
  readonly minutes: string;
  readonly none: string;
}

interface Props {
  rows: readonly TypedTimes[];
  errors: Readonly<Record<string, string>>;
  busy: boolean;
  words: Words;
  onRows: (rows: readonly TypedTimes[]) => void;
  onClose: () => void;
}

/** A week's times of a site, and what is done with them. */
export function TimesRows({ rows, errors, busy, words, onRows, onClose }: Props) {
  const change = (at: number, changed: Partial<TypedTimes>) =>
    onRows(rows.map((row, i) => (i === at ? { ...row, ...changed } : row)));
  return (
    <>
      {rows.map((row, at) => (
        <Times
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          key={at}
          row={row}
          words={words}
          error={(field) => errors[`days.${at}.${field}`]}
          onChange={(changed) => change(at, changed)}
          onRemove={() => onRows(rows.filter((_, i) => i !== at))}
        />
      ))}
      {rows.length === 0 && <p>{words.none}</p>}
      {errors.days && <p className={own.error}>{errors.days}</p>}
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={() => onRows([...rows, nextTimes(rows)])}>
          {t`Add times`}
        </PlainButton>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={busy}>{t`Save`}</SubmitButton>
      </Group>
    </>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface TimesProps {
  row: TypedTimes;
  words: Words;
  error: (field: string) => string | undefined;
  onChange: (changed: Partial<TypedTimes>) => void;
  onRemove: () => void;
}

function Times({ row, words, error, onChange, onRemove }: TimesProps) {
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
        label={words.places}
        places={0}
        value={row.places}
        error={error(words.field)}
        onChange={(places) => onChange({ places })}
      />
      <NumberField
        label={words.minutes}
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
