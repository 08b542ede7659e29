import { Button } from "@mantine/core";
import { ASSIGNMENTS, type QueueCounts } from "@rebale/contract/office/assignment";
import { FilterTabs } from "../list/filter-tabs.tsx";
import { useMay } from "../session/office-session.ts";
import { useKeys } from "../use-keys.ts";
import { When } from "../when.tsx";
import classes from "./queue.module.css";
import { type QueueName, queues } from "./queues.ts";
import { UndoBar } from "./undo-bar.tsx";
import { useNext } from "./use-next.ts";

const titles = { all: "Everyone", mine: "Mine", nobody: "Unassigned" } as const;

/** How much waits and since when, and the way into judging it. */
export function QueueHead({ queue, waiting }: { queue: QueueName; waiting: QueueCounts }) {
  const may = useMay();
  const next = useNext(queue);
  const reviews = may(queues[queue].may) && waiting.mine + waiting.nobody > 0;
  useKeys((key) => reviews && key === "n" && void next(), {
    shows: reviews ? [{ key: "N", what: "Review the next that waits" }] : [],
  });
  return (
    <>
      <UndoBar />
      <div className={classes.head}>
        <p>
          <b className="figures">{waiting.all || "None"}</b> waiting
          {waiting.oldest && (
            <>
              , oldest since <When time={waiting.oldest} />
            </>
          )}
        </p>
        {reviews && (
          <Button color="marigold.5" aria-keyshortcuts="n" onClick={() => void next()}>
            Review next <kbd className={classes.key}>n</kbd>
          </Button>
        )}
      </div>
    </>
  );
}

export const AssignmentTabs = ({ waiting }: { waiting: QueueCounts }) => (
  <FilterTabs
    name="assigned"
    label="Assigned to"
    choices={ASSIGNMENTS.map((value) => ({
      value,
      title: `${titles[value]} (${waiting[value]})`,
    }))}
  />
);
