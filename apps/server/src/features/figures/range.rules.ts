import { addDays, endOfDay, indiaDay, startOfDay } from "@rebale/contract/values/calendar";

/** Days in India as YYYY-MM-DD, both included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The range asked for; a side that was left open ends today, or begins a year before the end. */
export function rangeOf(asked: { from?: string; to?: string }, now: Date): Range {
  const today = indiaDay(now);
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  const yearBefore = addDays(to, -364);
  return { from: asked.from && asked.from > yearBefore ? asked.from : yearBefore, to };
}

/** The instants at which the range begins and ends, the end not included. */
export const instantsOf = ({ from, to }: Range): { start: Date; stop: Date } => ({
  start: startOfDay(from),
  stop: endOfDay(to),
});
