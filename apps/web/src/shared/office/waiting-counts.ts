import type { DataOf } from "@rebale/contract";
import type { overview } from "@rebale/contract/office";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { office } from "../../lib/api/office-operations.ts";
import { adoptServerTime } from "../../lib/server-clock.tsx";
import { api } from "./session/office-api.ts";
import { useOfficeSession } from "./session/office-session.ts";

export type Counts = DataOf<typeof overview>;

let counts: Counts | null = null;
const watchers = new Set<() => void>();

export function rememberCounts(next: Counts | null) {
  counts = next;
  for (const watcher of watchers) watcher();
}

/** The menu can do without its numbers, so a failure is silent. */
export const refreshCounts = () =>
  api.call(office.overview).then(
    ({ data }) => {
      adoptServerTime(data.server_time);
      rememberCounts(data);
    },
    () => undefined,
  );

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Waiting work, counted again on each office screen. */
export function useCounts(): Counts | null {
  const { pathname } = useLocation();
  const { state } = useOfficeSession();
  const settled = useNavigation().state === "idle";
  useEffect(() => {
    // The overview brings its own.
    if (state === "in" && settled && pathname !== "/admin") void refreshCounts();
  }, [state, settled, pathname]);
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => null,
  );
}
