import { useEffect, useRef } from "react";
import { type Key, useShownKeys } from "./shown-keys.ts";

const NONE: readonly Key[] = [];

/**
 * Single keys, while nobody types and no dialog is open. In a field only Escape counts: it leaves
 * the field, so that the keys work again.
 * @param press answers true when it has moved the focus: then the key is not typed there
 * @param isFirst before all others, which do not hear of a key that it answers true for
 * @param shows the keys that work now, for the list of keys
 * @param inDrawer for what stands in a drawer: that one may be open, a question on it not
 */
export function useKeys(
  press: (key: string) => unknown,
  {
    inDrawer = false,
    isFirst = false,
    shows = NONE,
  }: { inDrawer?: boolean; isFirst?: boolean; shows?: readonly Key[] } = {},
) {
  useShownKeys(shows);
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listen = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (document.querySelectorAll("dialog[open]").length > (inDrawer ? 1 : 0)) return;
      const at = e.target as HTMLElement | null;
      if (!at?.matches("input, textarea, select, [contenteditable]")) {
        if (latest.current(e.key.toLowerCase()) !== true) return;
        e.preventDefault();
        if (isFirst) e.stopImmediatePropagation();
      } else if (e.key === "Escape" && !inDrawer) at.blur();
    };
    addEventListener("keydown", listen, isFirst);
    return () => removeEventListener("keydown", listen, isFirst);
  }, [inDrawer, isFirst]);
}
