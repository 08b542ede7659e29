import { type RefObject, useEffect, useRef } from "react";

/**
 * Calls `next` every `every` ms while `area` is in view and nobody hovers, holds or has focus in
 * it; never for who prefers less motion.
 */
export function useAutoplay(area: RefObject<HTMLElement | null>, every: number, next: () => void) {
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => {
    const element = area.current;
    if (!element || !every || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let seen = false;
    const observer = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
    });
    observer.observe(element);
    const timer = setInterval(() => {
      if (seen && !document.hidden && !element.matches(":hover, :focus-within")) latest.current();
    }, every);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [area, every]);
}
