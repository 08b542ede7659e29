import { useSyncExternalStore } from "react";
import type { QueueName } from "./queues.ts";

/** The last decision that was made in this window. */
export interface Undoable {
  readonly queue: QueueName;
  readonly id: string;
  /** The object decided on, and how: 'Sharma Metals: accepted'. */
  readonly words: string;
  /** ISO 8601, on the server's clock. */
  readonly until: string;
}

/** The typed text of a decision that can be undone: it is there again when it was. */
let typed: Readonly<Record<string, string>> = {};
export const storeTyped = (words: Readonly<Record<string, string>>) => {
  typed = words;
};
let undone: { queue: QueueName; id: string } | null = null;
export const rememberUndone = (queue: QueueName, id: string) => {
  undone = { queue, id };
};
/** Once. */
export function takeUndone(queue: QueueName, id: string): Readonly<Record<string, string>> {
  if (undone?.queue !== queue || undone.id !== id) return {};
  undone = null;
  return typed;
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
