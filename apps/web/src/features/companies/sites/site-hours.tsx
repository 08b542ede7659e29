import type { Site } from "@rebale/contract/companies";
import type { InspectionDay } from "@rebale/contract/inspections";
import { useCallback, useEffect, useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { inspections } from "../../../lib/api/operations.ts";
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

/** When a site shows its goods: bidders book visits into these times. */
export function SiteHours({ site, onClose }: Props) {
  const [days, setDays] = useState<readonly InspectionDay[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailure(null);
    api
      .call(inspections.readHours, { params: { id: site._id } })
      .then(({ data }) => setDays(data.days), setFailure);
  }, [site._id]);
  useEffect(load, [load]);
  if (failure) return <FailedPart what={t`The times for visits`} error={failure} retry={load} />;
  if (!days) return <Skeleton height={300} />;
  return <HoursForm site={site} days={days} onClose={onClose} />;
}

function HoursForm({ site, days, onClose }: Props & { days: readonly InspectionDay[] }) {
  const [rows, setRows] = useState<readonly TypedTimes[]>(days.map(typedOf));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await sendForm({ setErrors }, async () => {
      const asked = { params: { id: site._id }, body: { days: rows.map(timesOf) } };
      await api.call(inspections.setHours, asked);
      toast.success(t`Saved: ${site.name}`);
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
      <p>{t`Bidders book visits into these times, from a lot’s approval to its end. What is booked stays booked.`}</p>
      <TimesRows {...{ rows, errors, busy, onClose }} words={WORDS} onRows={setRows} />
    </form>
  );
}

const WORDS = {
  places: t`Companies at once`,
  field: "places",
  minutes: t`Minutes a visit`,
  none: t`Without times nobody can book a visit to the goods at this site.`,
} as const;
