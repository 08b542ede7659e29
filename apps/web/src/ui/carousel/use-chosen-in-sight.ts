import { useLayoutEffect, useRef } from "react";

/** A row that scrolls sideways on a phone begins with what is chosen in sight. */
export function useChosenInSight<E extends HTMLElement>(chosen: string | undefined) {
  const row = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useLayoutEffect(() => {
    const shown = row.current?.querySelector("[aria-current]");
    if (!row.current || !shown) return;
    const [all, one] = [row.current.getBoundingClientRect(), shown.getBoundingClientRect()];
    if (one.left < all.left || one.right > all.right)
      row.current.scrollLeft += one.left - all.left - (all.width - one.width) / 2;
  }, [chosen]);
  return row;
}
