import { timing } from "./messages.ts";

export interface Toast {
  id: number;
  kind: "success" | "error" | "info";
  /** One thing a line. */
  lines: readonly string[];
}

let toasts: readonly Toast[] = [];
let last = 0;
const watchers = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const watcher of watchers) watcher();
}

export const dismissToast = (id: number) => change(toasts.filter((t) => t.id !== id));

function show(kind: Toast["kind"], said: readonly string[]) {
  const lines = [...new Set(said)].filter(Boolean);
  if (lines.length === 0) return;
  const id = ++last;
  const same = (t: Toast) => t.lines.join("\n") === lines.join("\n");
  // The same words again replace the old ones instead of piling up.
  change([...toasts.filter((t) => !same(t)), { id, kind, lines }].slice(-5));
  setTimeout(() => dismissToast(id), timing.toast);
}

/** S8.10: top-right, gone after 5000 ms. Several lines are one message. */
export const toast = {
  success: (...lines: string[]) => show("success", lines),
  error: (...lines: string[]) => show("error", lines),
  info: (...lines: string[]) => show("info", lines),
};

export const toastStore = {
  subscribe(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  read: () => toasts,
};
