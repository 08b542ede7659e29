import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "./session.ts";
import { subscribeWatched, watchedLots } from "./watched-lots.ts";

/** What speaks to the market: fetched when a member is here, or somebody taps a heart. */
export const watchCalls = () => import("./watch-calls.ts");

/** Whether the member watches this lot; false for a visitor. */
export function useWatched(lotId: string): boolean {
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
  const isWatched = useSyncExternalStore(
    subscribeWatched,
    () => watchedLots().has(lotId),
    () => false,
  );
  return token !== null && isWatched;
}
