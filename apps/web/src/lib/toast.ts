import { timing } from "./messages.ts";

export interface Toast {
  id: number;
  kind: "success" | "error" | "info";
  text: string;
}

let toasts: readonly Toast[] = [];
let last = 0;
const watchers = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const watcher of watchers) watcher();
}

export const dismissToast = (id: number) => change(toasts.filter((t) => t.id !== id));

function show(kind: Toast["kind"], text: string) {
  const id = ++last;
  // The same words again replace the old ones instead of piling up.
  change([...toasts.filter((t) => t.text !== text), { id, kind, text }].slice(-5));
  setTimeout(() => dismissToast(id), timing.toast);
}

/** S8.10: top-right, gone after 5000 ms. */
export const toast = {
  success: (text: string) => show("success", text),
  error: (text: string) => show("error", text),
  info: (text: string) => show("info", text),
};

export const toastStore = {
  subscribe(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  read: () => toasts,
};
