import { addDays, DAY_MS, indiaDay } from "../values/calendar.ts";

/**
 * Until when papers are reported, valid and closed; days in India. Without zod, so that a page may
 * carry it.
 */

/** A seller of at least so much turnover reports an invoice to the IRP within so many days. */
export const irpClock = { from: "2025-04-01", days: 30, turnoverCrore: 10 } as const;
export const TURNOVER_BANDS = ["to_5", "to_10", "above_10"] as const;
/** In crore rupees a year: up to 5, up to 10, above. */
export type TurnoverBand = (typeof TURNOVER_BANDS)[number];

/** An e-way bill is made of a paper that is no older. */
export const ewayDocumentDays = 180;
export const ewayValidity = { kmPerDay: 200, extendHours: 8, extendCapDays: 360 } as const;
export const EWAY_STATES = ["none", "valid", "ending", "over", "closed"] as const;
export type EwayState = (typeof EWAY_STATES)[number];
/** A bill is closed no later than so many days after the last that it was valid on. */
const DAYS_AFTER_VALIDITY = 1;

/**
 * The last day to report a paper; null where none is due: it has its IRN, is no e-invoice, or its
 * seller has told of less turnover.
 * @param dated YYYY-MM-DD
 */
export const irpBy = (
  dated: string,
  { isDue, band }: { readonly isDue: boolean; readonly band: TurnoverBand | null },
): string | null =>
  !isDue || dated < irpClock.from || band === "to_5" || band === "to_10"
    ? null
    : addDays(dated, irpClock.days);

/** @param validUntil ISO 8601; null where there is no number */
export function ewayState(
  now: Date,
  {
    validUntil,
    closedOn,
  }: { readonly validUntil: string | null; readonly closedOn: string | null },
): EwayState {
  if (validUntil === null) return "none";
  if (closedOn !== null) return "closed";
  const left = Date.parse(validUntil) - now.getTime();
  if (left < 0) return "over";
  return left <= ewayValidity.extendHours * (DAY_MS / 24) ? "ending" : "valid";
}

/** Whether a bill may still be closed at the portal. */
export const isClosable = (now: Date, validUntil: string): boolean =>
  indiaDay(now) <= addDays(indiaDay(new Date(validUntil)), DAYS_AFTER_VALIDITY);
