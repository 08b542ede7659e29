import { type Basis, valueAt } from "@rebale/contract/basis";
import {
  formatPrice,
  formatQuantity,
  formatRate,
  formatRupees,
  indianNumber,
  rateUnit,
  unitLabel,
} from "@rebale/contract/formatting";
import { t } from "ttag";
import { language } from "./language.ts";

export {
  formatRupees as rupees,
  indianNumber,
  inRateUnit,
} from "@rebale/contract/formatting";

/**
 * How Rebale writes money, quantities and times: the same on the server and in every browser, so
 * nothing depends on a locale.
 */

export const rupeesExact = (n: number) => `₹${indianNumber(n, 2, true)}`;

/** ₹4.2 lakh, ₹1.35 crore: where an exact figure would only be in the way. */
export function rupeesShort(n: number): string {
  if (n >= 1e7) return t`₹${indianNumber(n / 1e7, 2)} crore`;
  if (n >= 1e5) return t`₹${indianNumber(n / 1e5, 2)} lakh`;
  return formatRupees(n);
}

const CRORE = 10_000_000;

/**
 * "Two Lakh Forty Thousand Rupees Only", "दो लाख चालीस हज़ार रुपये"; of a rate "One Hundred Seven
 * Rupees And Fifty Paise per kg". The word list is loaded when it is first needed.
 */
export async function rupeesInWords(n: number, basis: Basis = "lot"): Promise<string> {
  const words = await spelled(n);
  return basis === "lot" ? words : `${words.replace(/ Only$/, "")} ${perBasis(basis)}`;
}

async function spelled(n: number): Promise<string> {
  if (language === "hi") return (await import("./hindi-amount.ts")).rupeesInHindi(n);
  const { ToWords } = await import("to-words/en-IN");
  const words = new ToWords({ converterOptions: { currency: true } });
  // Above a hundred crore the list says Arab; the trade goes on counting crores.
  if (n < 100 * CRORE) return words.convert(n);
  const crores = Math.floor(n / CRORE);
  return `${words.convert(crores, { currency: false })} Crore ${words.convert(n - crores * CRORE).replace(/^Zero /, "")}`;
}

/** A unit to choose from. */
export const unitOf = (unit: string) => unitLabel(unit, language);

/** A number always with its unit: 8,400 kg, 2.5 MT, 1 piece. */
export const quantity = (n: number, unit: string) => formatQuantity(n, unit, language);

/** What a kilogram, piece, liter or bag comes to: ₹14.79/kg; null for one, or without a price. */
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
export function besidePrice(price: number, lot: PricedLot): string | null {
  if (lot.basis === "lot") return rate(price, lot.quantity, lot.unit);
  return price ? t`${formatRupees(valueAt(price, lot.basis_quantity))} for the lot` : null;
}

/** 'per kg'; nothing where a price is for the whole lot. */
export const perBasis = (basis: Basis): string =>
  basis === "lot" ? "" : t`per ${rateUnit(basis, language)}`;

const IST = 5.5 * 3_600_000;
/**
 * The wall clock in India as text `YYYY-MM-DDTHH:mm:ss`. `YYYY-MM-DD HH:mm:ss` is such a clock
 * already.
 */
const indiaClock = (time: string): string =>
  /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/.test(time)
    ? time.replace(" ", "T")
    : new Date(Date.parse(time) + IST).toISOString().slice(0, 19);

/** S9.3: DD-MM-YYYY. */
export const date = (time: string) => indiaClock(time).slice(0, 10).split("-").reverse().join("-");

/** Days, both included: 01-11-2026 – 30-11-2026, or the one day. */
export const dayRange = (from: string, to: string) =>
  from === to ? date(from) : `${date(from)} – ${date(to)}`;

/** S2.32: blog cards have YYYY-MM-DD. */
export const blogDate = (time: string) => indiaClock(time).slice(0, 10);

/** 04:05 pm */
export function clockTime(time: string, seconds = false): string {
  const [h = "0", m = "00", s = "00"] = indiaClock(time).slice(11).split(":");
  const hour = Number(h);
  return `${String(hour % 12 || 12).padStart(2, "0")}:${m}${seconds ? `:${s}` : ""} ${hour < 12 ? "am" : "pm"}`;
}

export const dateTime = (time: string) => `${date(time)}, ${clockTime(time)}`;

/** @param seconds 240 → 4 min, 7200 → 2 hours */
function duration(seconds: number): string {
  const rounded = (size: number) => Math.max(1, Math.round(seconds / size));
  if (seconds < 3600) return t`${rounded(60)} min`;
  const hours = rounded(3600);
  if (seconds < 86_400) return hours === 1 ? t`1 hour` : t`${hours} hours`;
  const days = rounded(86_400);
  return days === 1 ? t`1 day` : t`${days} days`;
}

/** "just now", "4 min ago", "in 2 days". */
export function relativeTime(time: string, now: number): string {
  const seconds = Math.round((Date.parse(time) - now) / 1000);
  const size = Math.abs(seconds);
  if (size < 45) return seconds <= 0 ? t`just now` : t`in a moment`;
  const words = duration(size);
  return seconds < 0 ? t`${words} ago` : t`in ${words}`;
}
