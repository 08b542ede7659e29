import type { Paise, Unit } from "./money.ts";

/**
 * A bid's basis: the whole lot, or a rate per kg, per MT or per piece. Without zod, so that a page
 * may carry it.
 */
export const BASES = ["lot", "kg", "mt", "piece"] as const;
export type Basis = (typeof BASES)[number];

/** Millionths of a kg, MT or piece in a lot: whole for every quantity and weight that is let in. */
export type Micro = number & { readonly __unit: "micro" };

/** A lot as far as its basis needs it: the weight in grams where it is not sold by weight. */
export interface Measured {
  readonly unit: string;
  readonly quantity_milli: number;
  readonly weight_grams: number | null;
}

/** A lot's weight, in grams; 0 where it is not sold by weight and none was given. */
export function gramsOf({ unit, quantity_milli, weight_grams }: Measured): number {
  if (unit === "kg") return quantity_milli;
  return unit === "MT" ? quantity_milli * 1000 : (weight_grams ?? 0);
}

/**
 * How many kg, MT or pieces a rate is for; null where bids name the whole lot, or where the lot
 * cannot be counted so.
 */
export function basisUnits(basis: Basis, lot: Measured): Micro | null {
  if (basis === "lot") return null;
  if (basis === "piece")
    return lot.unit === "pieces" ? ((lot.quantity_milli * 1000) as Micro) : null;
  const grams = gramsOf(lot);
  if (grams === 0) return null;
  return (basis === "kg" ? grams * 1000 : grams) as Micro;
}

/** Whether a lot can be sold so. */
export const fitsBasis = (basis: Basis, lot: Measured): boolean =>
  basis === "lot" || basisUnits(basis, lot) !== null;

/** The bases that a lot of this unit may have; by weight where it is weighed. */
export const basesOf = (unit: Unit, weighed: boolean): Basis[] =>
  BASES.filter((basis) =>
    fitsBasis(basis, { unit, quantity_milli: 1, weight_grams: weighed ? 1 : null }),
  );

const MICRO = 1_000_000n;
/**
 * The whole lot's cost at this bid, in paise, rounded half up once. A rate times a quantity leaves
 * the numbers that a double counts exactly, so it is multiplied as a whole number.
 */
export function lotValue(amount: Paise, units: Micro | null): Paise {
  if (units === null) return amount;
  return Number((BigInt(amount) * BigInt(units) + MICRO / 2n) / MICRO) as Paise;
}

/** As a reply tells it: 8400.5 kg. */
export const basisQuantity = (units: Micro | null): number | null =>
  units === null ? null : units / 1_000_000;

/** The whole lot's cost at a price that a reply tells, in rupees. */
export const valueAt = (price: number, basisQuantity: number | null): number =>
  basisQuantity === null
    ? price
    : lotValue(Math.round(price * 100) as Paise, Math.round(basisQuantity * 1_000_000) as Micro) /
      100;
