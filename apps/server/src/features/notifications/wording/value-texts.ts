import {
  type Basis,
  formatClock,
  formatPrice,
  formatRate,
  formatRupees,
  type Language,
  type Paise,
  rupees,
} from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { MAX, type Value } from "./phone-text.ts";

/**
 * A price of a lot: paise in its basis. Of a whole lot its quantity says what one unit comes to;
 * beside a rate stands the whole lot's value, in paise.
 */
export interface PriceParam {
  readonly amount: number;
  /** Missing where it was stored before lots had rates. */
  readonly basis?: Basis;
  readonly value?: number;
  readonly quantity: number;
  readonly unit: string;
}

/** A time on an Indian clock, as screens write it: 24-11-2026, 01:07 pm IST. */
export function timeText(at: Date, language: Language = "en"): string {
  const [day = "", time = ""] = indiaTime(at).split(" ");
  const zone = language === "en" ? " IST" : "";
  return `${dayText(day)}, ${formatClock(time.slice(0, 5), language)}${zone}`;
}

/** A day as screens write it: 30-11-2026. @param day `YYYY-MM-DD` */
export const dayText = (day: string): string => day.split("-").reverse().join("-");

/** The office's text as a sentence: with a full stop, or a danda, where it has none. */
export const ended = (text: string, language: Language): string =>
  /[.?!।]$/.test(text) ? text : `${text}${language === "hi" ? "।" : "."}`;

/**
 * With what a kilogram or piece comes to: ₹1,08,000 (₹14.79/kg); a rate with what the whole lot
 * does: ₹107.50/kg (₹10,75,000).
 */
export function priceText(of: PriceParam, language: Language): string {
  const { amount, basis = "lot", value = amount, quantity, unit } = of;
  if (basis !== "lot")
    return `${formatPrice(rupees(amount as Paise), basis, language)} (${formatRupees(rupees(value as Paise))})`;
  const price = rupees(amount as Paise);
  const rate = formatRate(price, quantity, unit, language);
  return rate ? `${formatRupees(price)} (${rate})` : formatRupees(price);
}

/** An amount is never cut: where both are too long for a phone, the first says it. */
function priceValue(of: PriceParam, language: Language): Value {
  const full = priceText(of, language);
  return { full, short: full.length > MAX ? full.replace(/ \(.*/, "") : full };
}

/** How a language says what notices name. */
const saying = (language: Language) => ({
  language,
  price: (of: PriceParam): Value => priceValue(of, language),
  /** @param paise of any amount */
  rupees: (paise: number) => formatRupees(rupees(paise as Paise)),
  /** @param iso ISO 8601 */
  time: (iso: string) => timeText(new Date(iso), language),
  /** @param day `YYYY-MM-DD` */
  day: dayText,
  /** The day that a midnight ends: until then something may be paid. @param iso ISO 8601 */
  lastDay: (iso: string) => dayText(indiaTime(new Date(Date.parse(iso) - 1)).slice(0, 10)),
  ended: (text: string) => ended(text, language),
});
export type Saying = ReturnType<typeof saying>;
export const say: Readonly<Record<Language, Saying>> = { en: saying("en"), hi: saying("hi") };
