import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useNow } from "../../../lib/server-clock.tsx";
import { useReread } from "../list/use-reread.ts";
import { BusyButton } from "../panels/busy-button.tsx";
import { useKeys } from "../use-keys.ts";
import { refreshCounts } from "../waiting-counts.ts";
import classes from "./queue.module.css";
import { queues } from "./queues.ts";
import { rememberUndoable, rememberUndone, type Undoable, useUndoable } from "./undoable.ts";

/** The decision before, for the minute in which it can be undone; nobody is notified until then. */
export function UndoBar({ own }: { own?: Undoable | null }) {
  const remembered = useUndoable();
  const undoable = remembered ?? own ?? null;
  const now = useNow();
  const seconds = undoable ? Math.ceil((Date.parse(undoable.until) - now) / 1000) : 0;
  return undoable && seconds > 0 ? <Offer undoable={undoable} seconds={seconds} /> : null;
}

function Offer({ undoable, seconds }: { undoable: Undoable; seconds: number }) {
  const { queue, id, words } = undoable;
  const navigate = useNavigate();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await queues[queue].undo(id);
      rememberUndone(queue, id);
      toast.success(t`Undone. ${words.split(":")[0]} is waiting again`);
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
      rememberUndoable(null);
      void refreshCounts();
      await navigate(queues[queue].place(id));
      await reread();
    }
  };
  useKeys((key) => key === "u" && void undo(), {
    shows: [{ key: "U", what: t`Undo your last decision, within its minute` }],
  });
  return (
    <div className={classes.undo}>
      <span role="status">{t`${words}. We notify them in a minute.`}</span>
      <BusyButton
        variant="default"
        size="sm"
        loading={busy}
        aria-keyshortcuts="u"
        onClick={() => void undo()}
      >
        {t`Undo`} <kbd className={classes.key}>u</kbd>
      </BusyButton>
      <span className="figures" aria-hidden>
        {seconds} s
      </span>
    </div>
  );
}
