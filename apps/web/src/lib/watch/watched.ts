import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../session/session.ts";
import { subscribeWatched, watchedLots } from "./watched-lots.ts";

/** The calls to the API: fetched when a member is here, or somebody taps a heart. */
export const watchCalls = () => import("./watch-calls.ts");

/** Whether the member watches this lot; false for a visitor. */
export function useWatched(lotId: string): boolean {
  const isMember = useMarks();
  const isWatched = useSyncExternalStore(
    subscribeWatched,
    () => watchedLots().has(lotId),
    () => false,
  );
  return isMember && isWatched;
}

/** How many of these the member watches. */
export function useWatchedCount(lotIds: readonly string[]): number {
  const isMember = useMarks();
  const count = useSyncExternalStore(
    subscribeWatched,
    () => lotIds.filter((id) => watchedLots().has(id)).length,
    () => 0,
  );
  return isMember ? count : 0;
}

/** Reads what a member watches, once. @returns whether somebody is signed in */
function useMarks(): boolean {
  const { token, type } = useSession();
  useEffect(() => {
    if (!token || type === "admin") return;
    // The marks can wait until the page has come.
    const timer = setTimeout(
      () =>
        void watchCalls().then(
          ({ readWatched }) => readWatched(token),
          () => undefined,
        ),
      300,
    );
    return () => clearTimeout(timer);
  }, [token, type]);
  return token !== null;
}
