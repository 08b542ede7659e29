import type { Site } from "@rebale/contract/companies";
import type { SlotDay } from "@rebale/contract/lifting";
import { useCallback, useEffect, useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "../company.module.css";
import { type TypedTimes, timesOf, typedOf } from "./site-times.rules.ts";
import { TimesRows } from "./times-rows.tsx";

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
  const [rows, setRows] = useState<readonly TypedTimes[]>(
    days.map(({ bays, ...day }) => typedOf({ ...day, places: bays })),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await sendForm({ setErrors }, async () => {
      const days = rows.map(timesOf).map(({ places, ...day }) => ({ ...day, bays: places }));
      const asked = { params: { id: site._id }, body: { days } };
      const { data } = await api.call(lifting.setSlots, asked);
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
      <TimesRows {...{ rows, errors, busy, onClose }} words={WORDS} onRows={setRows} />
    </form>
  );
}

const WORDS = {
  places: t`Bays`,
  field: "bays",
  minutes: t`Minutes a truck`,
  none: t`Without times of its own the site has the market’s usual ones: Monday to Saturday, 9 to 6.`,
} as const;
