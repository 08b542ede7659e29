import { type RefObject, useEffect, useRef, useState } from "react";

export type Reach = "unknown" | "yes" | "no";

const MAP_ANSWERS = "https://www.openstreetmap.org/robots.txt";
/** A map that has not answered by then counts as out of reach. */
const PATIENCE_MS = 8000;

/**
 * A frame cannot say that it failed: so the map's server is asked first, when the map comes into
 * view.
 */
export function useMapWithinReach(wanted: boolean): {
  area: RefObject<HTMLDivElement | null>;
  within: Reach;
} {
  const area = useRef<HTMLDivElement>(null);
  const [within, setWithin] = useState<Reach>("unknown");
  useEffect(() => {
    const element = area.current;
    if (!element || !wanted) return;
    const asking = new AbortController();
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        giveUp = setTimeout(() => asking.abort(), PATIENCE_MS);
        fetch(MAP_ANSWERS, { mode: "no-cors", signal: asking.signal })
          .then(
            () => setWithin("yes"),
            () => !left && setWithin("no"),
          )
          .finally(() => clearTimeout(giveUp));
      },
      { rootMargin: "300px" },
    );
    observer.observe(element);
    return () => {
      left = true;
      clearTimeout(giveUp);
      asking.abort();
      observer.disconnect();
    };
  }, [wanted]);
  return { area, within };
}
