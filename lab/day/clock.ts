import { addDays, indiaDay, indiaInstant, weekdayOf } from "@rebale/contract/values/calendar";
import type pg from "pg";
import { setAhead } from "./people.ts";

const SUNDAY = 7;

/** The market's clock: the machine's, and so far ahead. */
export function clockOf(db: pg.Pool) {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  return {
    now,
    jumpTo: (at: Date) => {
      ahead = Math.max(ahead, at.getTime() - Date.now());
      return setAhead(db, ahead);
    },
    /** Five to nine in India, of the next day on which yards load. */
    nextMorning(): { day: string; at: Date } {
      const tomorrow = addDays(indiaDay(now()), 1);
      const day = weekdayOf(tomorrow) === SUNDAY ? addDays(tomorrow, 1) : tomorrow;
      return { day, at: indiaInstant(`${day}T08:55`) };
    },
  };
}
export type Clock = ReturnType<typeof clockOf>;
