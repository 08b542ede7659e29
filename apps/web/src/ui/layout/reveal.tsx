import { useEffect, useRef } from "react";
import classes from "./reveal.module.css";

/** S2.55: a part moves in once its edge is this many pixels inside the window. */
const OFFSET = 200;

/**
 * Slides in over 800 ms whenever it comes into view, again and again. Hidden only by script and
 * only from below the
 * window: without JavaScript, in print and for who prefers less motion the content simply stands
 * there.
 */
export function Reveal({
  children,
  from = "below",
}: {
  children: React.ReactNode;
  from?: "below" | "left";
}) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = part.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { top } = entry.boundingClientRect;
        // A part in sight when the page opens is not taken away again.
        const away = !entry.isIntersecting && top > (first ? innerHeight : 0);
        first = false;
        element.toggleAttribute("data-away", away);
      },
      { rootMargin: `0px 0px -${OFFSET}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeAttribute("data-away");
    };
  }, []);
  return (
    <div ref={part} className={classes.reveal} data-from={from}>
      {children}
    </div>
  );
}
