import type { LotDraft } from "@rebale/contract/listings";
import { useEffect, useState, useSyncExternalStore } from "react";
import { draftCalls } from "./draft-calls.ts";
import { DraftKeeper } from "./draft-keeper.ts";

/** S3.11: the drafts of one seller, on every device; what others do is seen when one comes back. */
export function useDrafts(owner: string, kept: readonly LotDraft[]) {
  const [keeper] = useState(() => new DraftKeeper(owner, draftCalls, kept));
  const drafts = useSyncExternalStore(keeper.subscribe, keeper.all, keeper.all);
  useEffect(() => {
    const look = () => {
      // Without a line the next look will do.
      if (document.visibilityState === "visible") keeper.refresh().catch(() => undefined);
    };
    const save = () => void keeper.flush();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", save);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", save);
      save();
    };
  }, [keeper]);
  return { drafts, keeper };
}
