import { addDays, DAY_MS, indiaDay, indiaInstant } from "@rebale/contract/values/calendar";

/** When payouts are proposed, each day in India. */
const HOUR = "11:00";

/** Whether so many seconds from now pass the hour at which payouts are proposed. */
export function passesPayoutHour(now: Date, seconds: number): boolean {
  if (seconds * 1000 >= DAY_MS) return true;
  const today = indiaInstant(`${indiaDay(now)}T${HOUR}`);
  const next = now < today ? today : indiaInstant(`${addDays(indiaDay(now), 1)}T${HOUR}`);
  return now.getTime() + seconds * 1000 >= next.getTime();
}
