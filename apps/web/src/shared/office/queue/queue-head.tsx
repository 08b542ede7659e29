import { Button } from "@mantine/core";
import { ASSIGNMENTS, type QueueCounts } from "@rebale/contract/office/assignment";
import { jt, t } from "ttag";
import { FilterTabs } from "../list/filter-tabs.tsx";
import { useMay } from "../session/office-session.ts";
import { useKeys } from "../use-keys.ts";
import { When } from "../when.tsx";
import classes from "./queue.module.css";
import { type QueueName, queues } from "./queues.ts";
import { UndoBar } from "./undo-bar.tsx";
import { useNext } from "./use-next.ts";

const titles = { all: t`Everyone`, mine: t`Mine`, nobody: t`Unassigned` } as const;

/** How much waits and since when, and the way into judging it. */
export function QueueHead({ queue, waiting }: { queue: QueueName; waiting: QueueCounts }) {
  const may = useMay();
  const next = useNext(queue);
  const reviews = may(queues[queue].may) && waiting.mine + waiting.nobody > 0;
  useKeys((key) => reviews && key === "n" && void next(), {
    shows: reviews ? [{ key: "N", what: t`Review the next that waits` }] : [],
  });
  return (
    <>
      <UndoBar />
      <div className={classes.head}>
        <p>
          <b className="figures">{waiting.all || t`None`}</b> {t`waiting`}
          {waiting.oldest && jt`, oldest since ${<When key="oldest" time={waiting.oldest} />}`}
        </p>
        {reviews && (
          <Button color="marigold.5" aria-keyshortcuts="n" onClick={() => void next()}>
            {t`Review next`} <kbd className={classes.key}>n</kbd>
          </Button>
        )}
      </div>
    </>
  );
}

export const AssignmentTabs = ({ waiting }: { waiting: QueueCounts }) => (
  <FilterTabs
    name="assigned"
    label={t`Assigned to`}
    choices={ASSIGNMENTS.map((value) => ({
      value,
      title: `${titles[value]} (${waiting[value]})`,
    }))}
  />
);
