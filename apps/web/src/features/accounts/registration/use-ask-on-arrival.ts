import { useEffect } from "react";
import { currentSession } from "../../../lib/session/session.ts";
import type { Registering } from "./use-registration.ts";

/** S2.34: a visitor's phone is asked for at once, unless this tab has proven one already. */
export function useAskOnArrival({ proven: { looked, phone }, setAsking }: Registering) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the storage was read
  useEffect(() => {
    if (looked && !phone && !currentSession().token) setAsking(true);
  }, [looked]);
}
