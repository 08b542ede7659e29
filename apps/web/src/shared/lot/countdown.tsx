import { useCallback, useRef } from "react";
import { t } from "ttag";
import { useNowUntil } from "../../lib/server-clock.tsx";
import classes from "./countdown.module.css";
import { timeLeft } from "./time-left.ts";

interface Props {
  until: string;
  /** Red in the last five minutes; not for a start. */
  warn?: boolean;
  /** Since when the clock stands still: what was left then is shown. */
  stoppedAt?: string | null | undefined;
}

/** Where minutes stand among days, hours, minutes, seconds: these and seconds always show. */
const MINUTES = 2;

/** S4.6: days, hours, minutes, seconds; 'Expired' after the end. */
export function Countdown({ until, warn = true, stoppedAt }: Props) {
  const { inSight, ref } = useInSight();
  const running = useNowUntil(Date.parse(until), inSight);
  const now = stoppedAt ? Date.parse(stoppedAt) : running;
  const { over, soon, parts } = timeLeft(until, now);
  if (over) return <Expired />;
  const largest = parts.findIndex(({ value }) => value > 0);
  const shown = Math.min(largest, MINUTES);
  const spoken = parts.map(({ value, unit }) => `${value} ${unit}`).join(" ");
  return (
    <span
      ref={ref}
      className={`${classes.line} figures`}
      data-soon={(warn && soon && !stoppedAt) || undefined}
      role="timer"
      aria-label={spoken}
    >
      {parts.map(({ unit, letter, value }, i) => (
        // `00d 00h` is noise: days and hours stand only where there are any.
        <span key={unit} aria-hidden hidden={i < shown}>
          <b>{i === shown ? value : String(value).padStart(2, "0")}</b>
          <i>{letter}</i>
        </span>
      ))}
    </span>
  );
}

/** S4.6: what a clock says after the end; what became of the lot stands beside it. */
export const Expired = () => <span className={classes.over}>{t`Expired`}</span>;

const notify = new WeakMap<Element, (inSight: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One for all: a list may have hundreds. */
const watching = () =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) notify.get(target)?.(isIntersecting);
    },
    { rootMargin: "600px" },
  ));

/** Whether an element is in sight, or soon will be; true until that is known. */
function useInSight() {
  const inSight = useRef(true);
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === "undefined") return;
    notify.set(element, (now) => (inSight.current = now));
    watching().observe(element);
    return () => {
      notify.delete(element);
      observer?.unobserve(element);
    };
  }, []);
  return { inSight, ref };
}
