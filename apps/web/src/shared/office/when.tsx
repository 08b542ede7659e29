import { clockTime, date, dateTime } from "../../lib/formatting/formatting.ts";
import { relativeTime } from "../../lib/formatting/relative-time.ts";
import { serverNow } from "../../lib/server-clock.tsx";
import classes from "./when.module.css";

/** A moment on the Indian clock, and how long ago. */
export function When({ time, relative = true }: { time: string; relative?: boolean }) {
  return (
    <time dateTime={time} title={dateTime(time)} className={`${classes.when} figures`}>
      <span className="unbroken">{date(time)},</span>{" "}
      <span className="unbroken">{clockTime(time)}</span>
      {relative && <small>{relativeTime(time, serverNow())}</small>}
    </time>
  );
}
