import { useSyncExternalStore } from "react";

let isScrolled = false;

/** To ask how far a page is scrolled has it laid out: asked with a frame, that is done anyhow. */
const subscribe = (changed: () => void) => {
  const look = () => {
    isScrolled = scrollY > 24;
    changed();
  };
  addEventListener("scroll", look, { passive: true });
  const frame = requestAnimationFrame(look);
  return () => {
    removeEventListener("scroll", look);
    cancelAnimationFrame(frame);
  };
};

/** S2.26: the header turns sticky after scrolling. */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
