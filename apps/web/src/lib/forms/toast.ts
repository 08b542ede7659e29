import { timing } from "../language/messages.ts";

export interface Toast {
  id: number;
  kind: "success" | "error" | "info";
  /** One thing a line. */
  lines: readonly string[];
  /** The same words stand beside a field: a phone has no room for them twice. */
  isFieldError: boolean;
  /** On the visitor's clock. */
  at: number;
}

let toasts: readonly Toast[] = [];
let last = 0;
const watchers = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const watcher of watchers) watcher();
}

export const dismissToast = (id: number) => change(toasts.filter((t) => t.id !== id));

/** The fault in question is corrected. */
export const removeToast = (words: string) =>
  change(toasts.filter((t) => !t.lines.includes(words)));

/** One that leads to another page is shown on that one, too. */
const REPEAT_MS = 1000;

/** A failure belongs to the page that it was on; what went well is shown on the next one too. */
export const deleteFailures = () =>
  change(toasts.filter((t) => t.kind !== "error" || Date.now() - t.at < REPEAT_MS));

/** The complaints of a step are over: the next one begins without them. */
export const endFailures = () => change(toasts.filter((t) => t.kind !== "error"));

function show(kind: Toast["kind"], texts: readonly string[], isFieldError = false) {
  const lines = [...new Set(texts)].filter(Boolean);
  if (lines.length === 0) return;
  const id = ++last;
  const same = (t: Toast) => t.lines.join("\n") === lines.join("\n");
  // The same words again replace the old ones instead of piling up.
  change(
    [...toasts.filter((t) => !same(t)), { id, kind, lines, isFieldError, at: Date.now() }].slice(
      -5,
    ),
  );
  setTimeout(() => dismissToast(id), timing.toast);
}

/** S8.10: top-right, gone after 5000 ms. Several lines are one message. */
export const toast = {
  success: (...lines: string[]) => show("success", lines),
  error: (...lines: string[]) => show("error", lines),
  /** A fault shown beside its field as well. */
  fieldError: (...lines: string[]) => show("error", lines, true),
  info: (...lines: string[]) => show("info", lines),
};

export const toastStore = {
  subscribe(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  read: () => toasts,
};
