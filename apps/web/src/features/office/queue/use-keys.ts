import { useEffect, useRef } from "react";

/**
 * Single keys, while nobody types and no dialog is open. In a field only Escape counts: it leaves
 * the field, so that the keys work again.
 */
export function useKeys(press: (key: string) => void) {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listen = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]")) return;
      const at = e.target as HTMLElement | null;
      if (!at?.matches("input, textarea, select, [contenteditable]"))
        latest.current(e.key.toLowerCase());
      else if (e.key === "Escape") at.blur();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
