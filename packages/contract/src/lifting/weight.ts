import { readNumber } from "../values/typed-number.ts";

/** The weight on a weighbridge's slip, as it is typed. Without zod, so that a page may carry it. */

const UNIT_BEHIND = /(?<=[\p{Nd}.])\s*([^\p{Nd}\s.,/][^\p{Nd}\s/]*)$/u;
const GRAMS = { kg: 1000, mt: 1_000_000 } as const;

/** Kilograms, or with the unit behind it: 12,340 kg, 8.12 MT; grams, null for what is no weight. */
export function readWeight(typed: string): number | null {
  const read = readNumber(typed.trim().replace(UNIT_BEHIND, " / $1"));
  if (!read) return null;
  const per = read.per ?? "kg";
  if (per !== "kg" && per !== "mt") return null;
  const grams = Number(read.plain) * GRAMS[per];
  const whole = Math.round(grams);
  // A slip says no parts of a gram; of a decimal in binary a trace may be left.
  return Math.abs(grams - whole) < 1e-4 ? whole : null;
}

/** Grams: tonnes that were typed as kilograms are below, and what no bridge weighs is above. */
const MIN_USUAL = 250_000;
const MAX_USUAL = 80_000_000;
export const isUsualWeight = (grams: number): boolean => grams >= MIN_USUAL && grams <= MAX_USUAL;
