/**
 * The calendar of India, which is UTC+05:30 all year. A day is `YYYY-MM-DD` there, an instant a
 * Date, a financial year the number of the year in which it begins: 2026 is 2026-27. Nothing here
 * reads a clock. Without zod, so that a page may carry it.
 */

/** Milliseconds. */
export const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** A Date whose UTC clock is the one on India's walls at that instant: for what has no zone. */
export const indiaAsUtc = (at: Date): Date => new Date(at.getTime() + INDIA_MS);

/** `YYYY-MM-DD`: the day in India. @throws RangeError of a Date that is none */
export const indiaDay = (at: Date): string => indiaAsUtc(at).toISOString().slice(0, 10);

/** `YYYY-MM-DD HH:mm:ss` in India; empty of a Date that is none. */
export const indiaTime = (at: Date): string =>
  Number.isNaN(at.getTime()) ? "" : indiaAsUtc(at).toISOString().slice(0, 19).replace("T", " ");

/** A clock in India as ISO 8601 with its offset. @param clock `YYYY-MM-DD HH:mm[:ss]`, also with T */
export const indiaIso = (clock: string): string => `${clock.replace(" ", "T")}+05:30`;

/** The instant that a clock in India shows. @param clock as `indiaIso` takes it */
export const indiaInstant = (clock: string): Date => new Date(indiaIso(clock));

/** The midnight with which a day in India begins. */
export const startOfDay = (day: string): Date => indiaInstant(`${day}T00:00`);

/** The midnight with which a day in India is over: the next one begins with it. */
export const endOfDay = (day: string): Date => indiaInstant(`${day}T24:00`);

/** The day so many days later; before, where they are negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days later the second is: 1 of today and tomorrow. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** @param month `YYYY-MM` */
export const lastDayOfMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The financial year of a day: it begins on 1 April. */
export const financialYear = (day: string): number =>
  Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);

/** 2026-27. */
export const financialYearText = (year: number): string =>
  `${year}-${String((year + 1) % 100).padStart(2, "0")}`;

export const firstDayOfYear = (year: number): string => `${year}-04-01`;
export const lastDayOfYear = (year: number): string => `${year + 1}-03-31`;

/** The month so many later; before, where they are negative. @param month `YYYY-MM` */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};
