import type { Assigned } from "@rebale/contract/office/assignment";
import { useState } from "react";
import { t } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import { useReread } from "../list/use-reread.ts";
import { BusyButton } from "../panels/busy-button.tsx";
import { useKeys } from "../use-keys.ts";
import classes from "./queue.module.css";
import { type QueueName, queues } from "./queues.ts";

interface Props {
  queue: QueueName;
  id: string;
  assigned: Assigned;
}

const TAKE = { key: "T", what: t`Take it: assigned to you` };
const PUT_BACK = { key: "B", what: t`Put it back: not assigned to you any more` };

/** Whose it is: taken, nobody else is given it; put back, anybody may have it. */
export function Assignment({ queue, id, assigned }: Props) {
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const { take, putBack } = queues[queue];
  const change = async (call: typeof take) => {
    if (busy) return;
    setBusy(true);
    try {
      await call(id);
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
      await reread();
    }
  };
  const press = (key: string) => {
    if (key === "t" && !assigned) void change(take);
    if (key === "b" && assigned) void change(putBack);
  };
  useKeys(press, { shows: [assigned ? PUT_BACK : TAKE] });
  const text = !assigned
    ? t`Not assigned to anyone.`
    : assigned.is_you
      ? t`Assigned to you.`
      : t`Assigned to ${assigned.name} since ${dateTime(assigned.since)}.`;
  return (
    <div className={classes.assignment}>
      <span role="status">
        <WithDates>{text}</WithDates>
      </span>
      <BusyButton
        variant="default"
        size="sm"
        loading={busy}
        aria-keyshortcuts={assigned ? "b" : "t"}
        onClick={() => void change(assigned ? putBack : take)}
      >
        {assigned ? t`Unassign` : t`Assign to me`}
        <kbd className={classes.key}>{assigned ? "b" : "t"}</kbd>
      </BusyButton>
    </div>
  );
}

/** In a list. */
export const AssignedTo = ({ assigned }: Pick<Props, "assigned">) =>
  assigned ? <div>{assigned.is_you ? t`You` : assigned.name}</div> : t`Unassigned`;
