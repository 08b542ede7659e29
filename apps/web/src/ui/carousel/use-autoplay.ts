import { type RefObject, useEffect, useRef, useState } from "react";

export interface Autoplay {
  /** False where nothing moves: for who prefers less motion, and before the scripts know. */
  moves: boolean;
  paused: boolean;
  toggle: () => void;
}

/**
 * Calls `next` every `every` ms while `area` is in view and nobody hovers, holds, has focus in it
 * or has paused it; never for who prefers less motion.
 */
export function useAutoplay(
  area: RefObject<HTMLElement | null>,
  every: number,
  next: () => void,
): Autoplay {
  const [moves, setMoves] = useState(false);
  const [paused, setPaused] = useState(false);
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => setMoves(!matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  useEffect(() => {
    const element = area.current;
    if (!element || !every || !moves || paused) return;
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
  }, [area, every, moves, paused]);
  return { moves, paused, toggle: () => setPaused((now) => !now) };
}
