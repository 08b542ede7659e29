import { useSyncExternalStore } from "react";
import type { QueueName } from "./queues.ts";

/** The last decision that was made in this window. */
export interface Undoable {
  readonly queue: QueueName;
  readonly id: string;
  /** Who or what was decided on, and how: 'Sharma Metals: accepted'. */
  readonly words: string;
  /** ISO 8601, on the server's clock. */
  readonly until: string;
}

let last: Undoable | null = null;
const watchers = new Set<() => void>();

export function rememberUndoable(next: Undoable | null) {
  last = next;
  for (const watcher of watchers) watcher();
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useUndoable = (): Undoable | null =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
