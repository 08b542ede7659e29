import { Button, Group, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { Bar } from "@rebale/contract/companies";
import { endOfDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { Link } from "react-router";
import { companies } from "../../../lib/api/office-operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { barReasons } from "../../../shared/office/object/timeline-labels.rules.ts";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./company.module.css";

interface Props {
  id: string;
  bars: readonly Bar[];
}

export const reasonText = ({ reason }: Bar) => barReasons[reason] ?? reason;
const untilText = ({ until_at }: Bar) =>
  until_at === null ? t`until the office lifts it` : t`until ${dateTime(until_at)}`;

/** Whether a company may bid, since when not and why; lifted and past ones stay listed. */
export function Bars({ id, bars }: Props) {
  const [asked, setAsked] = useState<"bar" | "lift" | null>(null);
  const reread = useReread();
  const present = bars.filter(({ holds }) => holds);
  const close = () => setAsked(null);
  const lift = async () => {
    await api.call(companies.liftBar, { params: { id } });
    toast.success(t`The company may bid again`);
    await reread();
  };
  return (
    <Section title={t`Bars`} lead={t`A company that is barred may not bid.`}>
      {present.length === 0 && <p>{t`Not barred.`}</p>}
      {present.map((bar) => (
        <Notice key={bar._id} kind="warning">
          <b>
            {t`Barred`} <WithDates>{untilText(bar)}</WithDates>.
          </b>{" "}
          {reasonText(bar)}. <Cause bar={bar} />
        </Notice>
      ))}
      <Past bars={bars.filter(({ holds }) => !holds)} />
      <May do="awards.manage">
        <Group gap={10}>
          {present.length > 0 && (
            <Button variant="outline" onClick={() => setAsked("lift")}>{t`Lift the bar`}</Button>
          )}
          <Button variant="default" onClick={() => setAsked("bar")}>
            {present.length > 0 ? t`Bar again` : t`Bar from bidding`}
          </Button>
        </Group>
      </May>
      {asked === "bar" && <BarDialog id={id} onClose={close} />}
      {asked === "lift" && (
        <Ask
          title={t`Let this company bid again?`}
          text={t`All that bars it now is lifted at once. It stays on this page and in the audit.`}
          yes={t`Lift the bar`}
          onClose={close}
          onYes={lift}
        />
      )}
    </Section>
  );
}

const sinceText = ({ from_at, by, lifted_at, lifted_by }: Bar) =>
  [
    t`Since ${dateTime(from_at)}${by ? t` by ${by}` : ""}`,
    ...(lifted_at ? [t`lifted ${dateTime(lifted_at)} by ${lifted_by ?? t`the office`}`] : []),
  ].join(", ");

const Cause = ({ bar }: { bar: Bar }) => (
  <>
    {bar.award_id && (
      <>
        <Link to={placeOf("award", bar.award_id)}>{t`Sale ${bar.award_id}`}</Link>.{" "}
      </>
    )}
    <small>
      <WithDates>{sinceText(bar)}</WithDates>
    </small>
  </>
);

function Past({ bars }: { bars: readonly Bar[] }) {
  if (bars.length === 0) return null;
  return (
    <details className={classes.past}>
      <summary>{bars.length === 1 ? t`1 past bar` : t`${bars.length} past bars`}</summary>
      <ul>
        {bars.map((bar) => (
          <li key={bar._id}>
            {reasonText(bar)}, {untilText(bar)}. <Cause bar={bar} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function BarDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [day, setDay] = useState("");
  const reread = useReread();
  const bar = async (reason: string) => {
    // Through the whole day that was chosen, in India.
    const until_at = day && endOfDay(day).toISOString();
    await api.call(companies.bar, {
      params: { id },
      body: { reason, ...(until_at && { until_at }) },
    });
    toast.success(t`The company is barred`);
    await reread();
  };
  return (
    <ReasonDialog
      title={t`Bar this company from bidding?`}
      text={
        <>
          {t`None of its people can bid; bids that stand stay. What it leads it does not win.`}
          <TextInput
            type="date"
            mt="sm"
            label={t`Last day of the bar (IST)`}
            description={t`Empty: until you lift it.`}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </>
      }
      help={t`Shown on this page and in the audit.`}
      yes={t`Bar the company`}
      onClose={onClose}
      onYes={bar}
    />
  );
}
