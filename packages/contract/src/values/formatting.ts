import type { Basis } from "./basis.ts";
import type { Language } from "./language.ts";

/**
 * How numbers and money are written, on the server and in every browser: nothing depends on a
 * locale's data. Without zod, so that a page may carry it.
 */

const grouped = (whole: string) =>
  whole.length <= 3
    ? whole
    : `${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",")},${whole.slice(-3)}`;

/** 1234567.5 → 12,34,567.5 with `decimals` digits at most; trailing zeros only when asked for. */
export function indianNumber(n: number, decimals = 3, keepZeros = false): string {
  const [whole = "0", fraction = ""] = Math.abs(n).toFixed(decimals).split(".");
  const tail = keepZeros ? fraction : fraction.replace(/0+$/, "");
  return `${n < 0 ? "-" : ""}${grouped(whole)}${tail ? `.${tail}` : ""}`;
}

/** @param rupees ₹1,08,000; where there are paise, ₹1,08,000.50 */
export const formatRupees = (rupees: number): string =>
  `₹${indianNumber(rupees, 2, !Number.isInteger(rupees))}`;

/** From which hour on Hindi calls a time so. */
const HINDI_HOURS: readonly (readonly [from: number, words: string])[] = [
  [20, "रात"],
  [16, "शाम"],
  [12, "दोपहर"],
  [4, "सुबह"],
  [0, "रात"],
];

/** 04:05 pm, शाम 4:05 बजे. @param clock `HH:mm` or `HH:mm:ss`, of 24 hours */
export function formatClock(clock: string, language: Language = "en"): string {
  const hour = Number(clock.slice(0, 2));
  const past = `${hour % 12 || 12}${clock.slice(2)}`;
  if (language === "en") return `${past.padStart(clock.length, "0")} ${hour < 12 ? "am" : "pm"}`;
  const part = HINDI_HOURS.find(([from]) => hour >= from)?.[1];
  return `${part} ${past} बजे`;
}

/** As people say a unit; what stands not here is said as it is written. */
const unitNames: Record<Language, Record<string, [one: string, many: string]>> = {
  en: { liter: ["liter", "liter"], pieces: ["piece", "pieces"], bag: ["bag", "bags"] },
  hi: {
    kg: ["किलो", "किलो"],
    MT: ["टन", "टन"],
    liter: ["लीटर", "लीटर"],
    pieces: ["पीस", "पीस"],
    bag: ["बोरी", "बोरी"],
  },
};
const unitName = (unit: string, language: Language) => unitNames[language][unit] ?? [unit, unit];

/** A unit to choose from, as the office lists them; in Hindi as people say it. */
export const unitLabel = (unit: string, language: Language): string =>
  language === "en" ? unit : unitName(unit, language)[1];

/** A number always with its unit: 8,400 kg, 2.5 MT, 1 piece. */
export function formatQuantity(n: number, unit: string, language: Language = "en"): string {
  const [one, many] = unitName(unit, language);
  return `${indianNumber(n)} ${n === 1 ? one : many}`;
}

export const KG_PER_MT = 1000;

/** An amount in the unit that rates are told in: tonnes become kilograms. */
export const inRateUnit = (amount: number, unit: string): { amount: number; unit: string } =>
  unit === "MT" ? { amount: amount * KG_PER_MT, unit: "kg" } : { amount, unit };

/** The unit that a rate is told in. */
const basisUnit: Readonly<Record<Exclude<Basis, "lot">, string>> = {
  kg: "kg",
  mt: "MT",
  piece: "pieces",
};

/** A price as the lot's bids name it: ₹1,08,000, or a rate: ₹107.50/kg. */
export const formatPrice = (price: number, basis: Basis, language: Language = "en"): string =>
  basis === "lot" ? formatRupees(price) : `${formatRupees(price)}/${rateUnit(basis, language)}`;

/** The unit of a rate: kg, MT, piece. */
export const rateUnit = (basis: Exclude<Basis, "lot">, language: Language = "en"): string =>
  unitName(basisUnit[basis], language)[0];

/** The price of a kilogram, piece, liter or bag: ₹14.79/kg; null for one, or without a price. */
export function formatRate(
  price: number,
  amount: number,
  unit: string,
  language: Language = "en",
): string | null {
  const of = inRateUnit(amount, unit);
  if (!price || of.amount <= 1) return null;
  const each = Math.round((price / of.amount) * 100) / 100;
  return `${formatRupees(each)}/${unitName(of.unit, language)[0]}`;
}
