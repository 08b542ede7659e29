import { type RefObject, useEffect, useRef, useState } from "react";

export type Reach = "unknown" | "yes" | "no";

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
    const left = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const signal = AbortSignal.any([left.signal, AbortSignal.timeout(8000)]);
        fetch("https://www.openstreetmap.org/favicon.ico", { mode: "no-cors", signal }).then(
          () => setWithin("yes"),
          () => !left.signal.aborted && setWithin("no"),
        );
      },
      { rootMargin: "300px" },
    );
    observer.observe(element);
    return () => {
      left.abort();
      observer.disconnect();
    };
  }, [wanted]);
  return { area, within };
}
