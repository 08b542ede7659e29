import { useCallback, useRef } from "react";

const tell = new WeakMap<Element, (inSight: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One for all: a list may have hundreds. */
const watching = () =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) tell.get(target)?.(isIntersecting);
    },
    { rootMargin: "600px" },
  ));

/** Whether an element is in sight, or soon will be; true until that is known. */
export function useInSight() {
  const inSight = useRef(true);
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === "undefined") return;
    tell.set(element, (now) => (inSight.current = now));
    watching().observe(element);
    return () => {
      tell.delete(element);
      observer?.unobserve(element);
    };
  }, []);
  return { inSight, ref };
}
