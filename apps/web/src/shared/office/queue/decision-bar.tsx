import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { Assigned } from "@rebale/contract/office/assignment";
import { useState } from "react";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useReread } from "../list/use-reread.ts";
import { Notice } from "../notice.tsx";
import { BusyButton } from "../panels/busy-button.tsx";
import { useMay } from "../session/office-session.ts";
import { useDecide } from "../use-decide.ts";
import { useKeys } from "../use-keys.ts";
import { refreshCounts } from "../waiting-counts.ts";
import { Assignment } from "./assignment.tsx";
import classes from "./queue.module.css";
import { type QueueName, queues } from "./queues.ts";
import { UndoBar } from "./undo-bar.tsx";
import { rememberUndoable } from "./undoable.ts";
import { useNext } from "./use-next.ts";

export interface Choice {
  key: string;
  verb: string;
  isMain?: boolean;
  /** The form whose Enter makes it, too. */
  form?: string;
  /**
   * The fault that stops it, empty where it is shown at its field; the focus goes where it can be
   * typed.
   */
  missing?: () => string | null;
  /** Answers how it is called when done, and until when it can be undone. */
  decide: () => Promise<{ done: string; until: string | null }>;
}
const NEXT = { key: "N", what: t`Next that waits, assigned to you` };

interface Props {
  queue: QueueName;
  id: string;
  name: string;
  assigned: Assigned;
  /** Whether it waits for the office: then a decision leads on to the next. */
  waits: boolean;
  /** Until when the last decision on it can be undone by who looks at it. */
  undoUntil: string | null;
  choices: readonly Choice[];
  /** Fields for what goes with a decision. */
  children?: React.ReactNode;
}

/** The decision by button or by key, the undo of the one before, and the way to the next. */
export function DecisionBar({
  queue,
  id,
  name,
  assigned,
  waits,
  undoUntil,
  choices,
  children,
}: Props) {
  const reread = useReread();
  const call = useDecide();
  const next = useNext(queue);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isAnothers = assigned !== null && !assigned.is_you;
  const may = useMay()(queues[queue].may);
  const offered = may && !isAnothers ? choices : [];
  const decideBy = async ({ missing, decide }: Choice) => {
    if (busy) return;
    const lacks = missing?.() ?? null;
    setFailure(lacks || null);
    if (lacks !== null) return;
    setBusy(true);
    try {
      const { done, until } = await call(decide);
      const words = `${name}: ${done}`;
      // While it can be undone, the bar that offers it says so.
      if (!until) toast.success(words);
      rememberUndoable(until ? { queue, id, words, until } : null);
      void refreshCounts();
      if (waits) await next(id);
      else await reread();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const press = (key: string) => {
    const choice = offered.find((one) => one.key === key);
    if (choice) void decideBy(choice);
    if (key === "n" && may) void next(id);
    // A choice without a reason has put the focus into its field: the key is not typed there.
    return choice !== undefined;
  };
  const choosing = offered.map(({ key, verb }) => ({ key: key.toUpperCase(), what: verb }));
  useKeys(press, { shows: may ? [...choosing, NEXT] : [] });
  if (!may) return null;
  return (
    <>
      <UndoBar
        own={undoUntil ? { queue, id, words: t`${name}: decided by you`, until: undoUntil } : null}
      />
      <div className={classes.decision}>
        {offered.length > 0 && children}
        {failure && <Notice kind="failed">{failure}</Notice>}
        <div className={classes.bar}>
          <Group gap={10}>
            {offered.map((choice) => (
              <BusyButton
                key={choice.key}
                variant={choice.isMain ? "filled" : "default"}
                color={choice.isMain ? "marigold.5" : undefined}
                loading={busy}
                type={choice.form ? "submit" : "button"}
                form={choice.form}
                aria-keyshortcuts={choice.key}
                onClick={() => void decideBy(choice)}
              >
                {choice.verb} <kbd className={classes.key}>{choice.key}</kbd>
              </BusyButton>
            ))}
            <Button variant="default" aria-keyshortcuts="n" onClick={() => void next(id)}>
              {t`Next`} <kbd className={classes.key}>n</kbd>
            </Button>
          </Group>
          {waits && <Assignment queue={queue} id={id} assigned={assigned} />}
        </div>
        {offered.length > 0 && (
          <p className={classes.help}>
            {t`The keys work outside text fields. Digits jump to the reason fields, Esc leaves a field.`}
          </p>
        )}
      </div>
    </>
  );
}
