import { indiaDay } from "@rebale/contract/values/india-day";

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** Days in India as YYYY-MM-DD, both included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** What was asked for; a side that was left open ends today, or begins a year before the end. */
export function rangeOf(asked: { from?: string; to?: string }, now: Date): Range {
  const today = indiaDay(now);
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  const yearBefore = new Date(Date.parse(to) - 364 * DAY_MS).toISOString().slice(0, 10);
  return { from: asked.from && asked.from > yearBefore ? asked.from : yearBefore, to };
}

/** The instants at which the range begins and ends, the end not included. */
export const instantsOf = ({ from, to }: Range): { start: Date; stop: Date } => ({
  start: new Date(Date.parse(from) - INDIA_MS),
  stop: new Date(Date.parse(to) + DAY_MS - INDIA_MS),
});
