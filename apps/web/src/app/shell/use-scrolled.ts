import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void) => {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
};

/** S2.26: the header turns sticky after scrolling. */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > 24,
    () => false,
  );
