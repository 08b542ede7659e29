import { useEffect, useSyncExternalStore } from "react";

/**
 * The modal dialogs that are open, the topmost last. All that stands outside of it cannot be
 * pressed while it is open, messages included.
 */
let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const watcher of watchers) watcher();
}

export const dialogOpened = (dialog: HTMLDialogElement) =>
  change([...open.filter((d) => d !== dialog), dialog]);
export const dialogClosed = (dialog: HTMLDialogElement) => {
  if (open.includes(dialog)) change(open.filter((d) => d !== dialog));
};

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useTopDialog = () =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );

/**
 * Stands again with what lies open on it. Browsers let a page refuse to close a dialog once; at the
 * second key or gesture they close it all the same, and what was typed in it would be out of reach.
 */
export function standAgain(dialog: HTMLDialogElement): void {
  const above = dialog.querySelectorAll<HTMLDialogElement>("dialog[open]");
  for (const one of [dialog, ...above]) {
    one.close();
    one.showModal();
  }
}

/** For a dialog that is modal as long as it is on the page. */
export function useModal(element: React.RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    dialogOpened(dialog);
    return () => dialogClosed(dialog);
  }, [element]);
}
