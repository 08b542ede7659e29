/**
 * A phone's Back closes what lies open instead of leaving the page. Newer browsers do so by
 * themselves for dialogs; where one does not, the step back is stopped while something is open.
 */

/** The Navigation API, as far as it is needed; older browsers have none and leave the page. */
interface Step extends Event {
  readonly navigationType: string;
  readonly destination: { readonly index: number };
}
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}
const navigationOf = () =>
  (globalThis as { navigation?: Navigation }).navigation ?? new EventTarget();

/** The topmost last. */
const open: (() => void)[] = [];
let isWatching = false;

function watch() {
  if (isWatching) return;
  isWatching = true;
  const navigation = navigationOf() as Navigation;
  navigation.addEventListener("navigate", (event) => {
    const { navigationType, destination, cancelable } = event as Step;
    const close = open.at(-1);
    if (!close || !cancelable || navigationType !== "traverse") return;
    if (destination.index >= (navigation.currentEntry?.index ?? 0)) return;
    event.preventDefault();
    close();
  });
}

/** @returns says that it is closed */
export function closesOnBack(close: () => void): () => void {
  watch();
  open.push(close);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}
