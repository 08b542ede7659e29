import { type RefObject, useEffect, useRef, useState } from "react";
import { t } from "ttag";
import { timing } from "../../lib/language/messages.ts";
import classes from "./home.module.css";

/** S2.31 */
const counters = [
  { to: 25, text: t`Authorized Recycles and Refurbishes` },
  { to: 100, text: t`Trusted Esteemed Clients` },
  { to: 50, text: t`Successful Transactions` },
  { to: 100, text: t`App Downloads` },
];

/**
 * Counts up over 5 s when first seen; without scripts, or with less motion, the figures simply
 * stand there.
 */
export function Counters() {
  const area = useRef<HTMLElement>(null);
  const share = useFirstSight(area);
  return (
    <section ref={area} className={classes.counters} aria-label={t`Rebale so far`}>
      <ul className="wide">
        {counters.map(({ to, text }) => (
          <li key={text}>
            <b className="figures">{Math.round(to * share)}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 1 until seen, then from 0 to 1 over the counters' time. */
function useFirstSight(area: RefObject<HTMLElement | null>): number {
  const [share, setShare] = useState(1);
  useEffect(() => {
    if (!area.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (at: number) => {
        const passed = Math.min(1, Math.max(0, at - start) / timing.counters);
        setShare(1 - (1 - passed) ** 3);
        if (passed < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(area.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area]);
  return share;
}
