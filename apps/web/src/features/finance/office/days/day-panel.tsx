import { Group } from "@mantine/core";
import { jt, t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { FieldComplaint } from "@rebale/contract";
import type { MoneyDay } from "@rebale/contract/banking";
import { indiaDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { Link } from "react-router";
import { banking } from "../../../../lib/api/office-operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { date } from "../../../../lib/formatting/formatting.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { Facts } from "../../../../shared/office/facts.tsx";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Ask } from "../../../../shared/office/panels/ask.tsx";
import { BusyButton } from "../../../../shared/office/panels/busy-button.tsx";
import { Drawer, DrawerFoot } from "../../../../shared/office/panels/drawer.tsx";
import queue from "../../../../shared/office/queue/queue.module.css";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { useKeys } from "../../../../shared/office/use-keys.ts";
import { Bridge } from "./bridge.tsx";
import { dayLabels, placeOf, stepOf } from "./day-labels.rules.ts";
import classes from "./days.module.css";

interface Props {
  day: MoneyDay;
  next: () => void;
  onClose: () => void;
}

/** One day: the bridge from the journal to the bank, what of it is open, and its close by two. */
export function DayPanel({ day, next, onClose }: Props) {
  const [items, setItems] = useState<readonly FieldComplaint[]>([]);
  const may = useMay()("money.approve");
  return (
    <Drawer title={t`Close of ${date(`${day.day}T12:00:00Z`)}`} onClose={onClose}>
      {day.state === "checked" && (
        <Notice kind="warning">
          {day.checked_by_you
            ? t`You checked it: somebody else closes it.`
            : jt`${<b key="by">{day.checked_by}</b>} checked it. You are the second person.`}
        </Notice>
      )}
      {day.day >= indiaDay(new Date()) && (
        <Notice>{t`This day goes on. It can be checked once it is over in India.`}</Notice>
      )}
      {items.length > 0 && <OpenItems items={items} />}
      <Bridge day={day.day} />
      <Section title={dayLabels[day.state]}>
        <Facts
          facts={[
            { name: t`Entries of that day`, value: String(day.entries) },
            { name: t`Checked by`, value: day.checked_by ?? t`Nobody yet` },
            { name: t`Closed by`, value: day.closed_by ?? t`Nobody yet` },
          ]}
        />
        {day.hash && (
          <p className={classes.hash}>
            {t`Hash of the day and of all before it:`} <span className="figures">{day.hash}</span>
          </p>
        )}
      </Section>
      {may && <CloseStep day={day} next={next} onOpen={setItems} />}
    </Drawer>
  );
}

/** Each leads where it is settled. */
const OpenItems = ({ items }: { items: readonly FieldComplaint[] }) => (
  <Notice kind="failed">
    {items.length === 1 ? t`One thing is still open:` : t`${items.length} things are still open:`}
    <ul className={classes.items}>
      {items.map(({ path, msg }) => {
        const place = placeOf(path);
        return <li key={`${path} ${msg}`}>{place ? <Link to={place}>{msg}</Link> : msg}</li>;
      })}
    </ul>
  </Notice>
);

interface StepProps {
  day: MoneyDay;
  next: () => void;
  onOpen: (items: readonly FieldComplaint[]) => void;
}

function CloseStep({ day, next, onOpen }: StepProps) {
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const reread = useReread();
  const step = stepOf(day, indiaDay(new Date()));
  const go = async () => {
    onOpen([]);
    setBusy(true);
    try {
      const { data } = await api.call(banking.closeDay, { params: { date: day.day } });
      toast.success(data.state === "checked" ? t`Checked. Somebody else closes it` : t`Day closed`);
    } catch (error) {
      if (error instanceof Refused && error.code === "day_open_items") onOpen(error.errors);
      else toast.error(explain(error));
    } finally {
      setBusy(false);
      await reread();
    }
  };
  const press = () => void (step === "check" ? go() : setAsks(true));
  useKeys(
    (key) => {
      if (key === "c" && step && !busy) press();
      if (key === "n") next();
    },
    { inDrawer: true },
  );
  return (
    <DrawerFoot>
      <Group gap={10}>
        {step && (
          <BusyButton color="marigold.5" loading={busy} aria-keyshortcuts="c" onClick={press}>
            {step === "check" ? t`Check the day` : t`Close the day`}{" "}
            <kbd className={queue.key}>c</kbd>
          </BusyButton>
        )}
        <BusyButton variant="default" loading={false} aria-keyshortcuts="n" onClick={next}>
          {t`Next`} <kbd className={queue.key}>n</kbd>
        </BusyButton>
      </Group>
      {asks && (
        <Ask
          title={t`Close ${date(`${day.day}T12:00:00Z`)}?`}
          text={t`That day and all before it take no entry any more. It cannot be opened again.`}
          yes={t`Close the day`}
          onClose={() => setAsks(false)}
          onYes={go}
        />
      )}
    </DrawerFoot>
  );
}
