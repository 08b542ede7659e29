import { type Basis, valueAt } from "@rebale/contract/values/basis";
import { indiaAsUtc } from "@rebale/contract/values/calendar";
import {
  formatClock,
  formatPrice,
  formatQuantity,
  formatRate,
  formatRupees,
  indianNumber,
  rateUnit,
  unitLabel,
} from "@rebale/contract/values/formatting";
import { t } from "ttag";
import { language } from "../language/language.ts";

export {
  formatRupees as rupees,
  indianNumber,
  inRateUnit,
} from "@rebale/contract/values/formatting";

/**
 * How Rebale writes money, quantities and times: the same on the server and in every browser, so
 * nothing depends on a locale.
 */

export const rupeesExact = (n: number) => `₹${indianNumber(n, 2, true)}`;

/** With its sign in front: −₹5.00. */
export const signedRupees = (n: number): string => (n < 0 ? `−${rupeesExact(-n)}` : rupeesExact(n));

/** ₹4.2 lakh, ₹1.35 crore: where an exact figure would only be in the way. */
export function rupeesShort(n: number): string {
  if (n >= 1e7) return t`₹${indianNumber(n / 1e7, 2)} crore`;
  if (n >= 1e5) return t`₹${indianNumber(n / 1e5, 2)} lakh`;
  return formatRupees(n);
}

/** A unit to choose from. */
export const unitOf = (unit: string) => unitLabel(unit, language);

/** A number always with its unit: 8,400 kg, 2.5 MT, 1 piece. */
export const quantity = (n: number, unit: string) => formatQuantity(n, unit, language);

/** 8,520 kg; the part below a kilogram only where there is one. */
export const kilograms = (kg: number) => quantity(kg, "kg");

/** The price of a kilogram, piece, liter or bag: ₹14.79/kg; null for one, or without a price. */
export const rate = (price: number, amount: number, unit: string) =>
  formatRate(price, amount, unit, language);

/** A lot as far as its prices are written by it. */
export interface PricedLot {
  readonly basis: Basis;
  readonly basis_quantity: number | null;
  readonly quantity: number;
  readonly unit: string;
}
export type { Basis };
export { valueAt };

/** As the lot's bids name it: ₹1,08,000, or ₹107.50/kg where they are rates. */
export const lotPrice = (price: number, { basis }: Pick<PricedLot, "basis">) =>
  formatPrice(price, basis, language);

/** S9.3: always two decimals, as the minimum bid is shown. */
export const exactPrice = (price: number, { basis }: Pick<PricedLot, "basis">) =>
  basis === "lot" ? rupeesExact(price) : `${rupeesExact(price)}/${rateUnit(basis, language)}`;

/** Beside the price of a whole lot what a kilogram or piece comes to; beside a rate what the lot does. */
export function priceNote(price: number, lot: PricedLot): string | null {
  if (lot.basis === "lot") return rate(price, lot.quantity, lot.unit);
  return price ? t`${formatRupees(valueAt(price, lot.basis_quantity))} for the lot` : null;
}

/** 'per kg'; nothing where a price is for the whole lot. */
export const perBasis = (basis: Basis): string =>
  basis === "lot" ? "" : t`per ${rateUnit(basis, language)}`;

/**
 * The wall clock in India as text `YYYY-MM-DDTHH:mm:ss`. `YYYY-MM-DD HH:mm:ss` is such a clock
 * already.
 */
const indiaClock = (time: string): string =>
  /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/.test(time)
    ? time.replace(" ", "T")
    : indiaAsUtc(new Date(time)).toISOString().slice(0, 19);

/** S9.3: DD-MM-YYYY. */
export const date = (time: string) => indiaClock(time).slice(0, 10).split("-").reverse().join("-");

/** The day that a midnight ends: before 3 December, 00:00 is by 2 December. */
export const lastDay = (end: string): string => date(new Date(Date.parse(end) - 1).toISOString());

/** Days, both included: 01-11-2026 – 30-11-2026, or the one day. */
export const dayRange = (from: string, to: string) =>
  from === to ? date(from) : `${date(from)} – ${date(to)}`;

/** S2.32: blog cards have YYYY-MM-DD. */
export const blogDate = (time: string) => indiaClock(time).slice(0, 10);

/** 04:05 pm, शाम 4:05 बजे */
export const clockTime = (time: string, seconds = false): string =>
  formatClock(indiaClock(time).slice(11, seconds ? 19 : 16), language);

/** That a time is where a day begins and another ends. */
export const isMidnight = (time: string): boolean => indiaClock(time).slice(11, 16) === "00:00";

/** A page in English is read in other countries, too. */
const ZONE = language === "en" ? " IST" : "";

/** 04:05 pm IST */
export const zonedClock = (time: string, seconds = false): string =>
  `${clockTime(time, seconds)}${ZONE}`;

/** 20-11-2026, 04:05 pm IST */
export const dateTime = (time: string, seconds = false) =>
  `${date(time)}, ${zonedClock(time, seconds)}`;

/** 20-11-2026, 09:00 am – 04:05 pm IST; of two days, each with its own. */
export const timeRange = (from: string, to: string) =>
  date(from) === date(to)
    ? `${date(from)}, ${clockTime(from)} – ${zonedClock(to)}`
    : `${dateTime(from)} – ${dateTime(to)}`;
