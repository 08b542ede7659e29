import type { LotDraft } from "@rebale/contract/listings";
import { useEffect, useState, useSyncExternalStore } from "react";
import { DraftAutosave } from "./draft-autosave.ts";
import { draftCalls } from "./draft-calls.ts";

/** S3.11: the drafts of one seller, on every device; what others do is seen when one comes back. */
export function useDrafts(owner: string, saved: readonly LotDraft[]) {
  const [autosave] = useState(() => new DraftAutosave(owner, draftCalls, saved));
  const drafts = useSyncExternalStore(autosave.subscribe, autosave.all, autosave.all);
  useEffect(() => {
    const look = () => {
      // Without a line the next look will do.
      if (document.visibilityState === "visible") autosave.refresh().catch(() => undefined);
    };
    const save = () => void autosave.flush();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", save);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", save);
      save();
    };
  }, [autosave]);
  return { drafts, autosave };
}
