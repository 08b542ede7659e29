import type { Paise } from "@rebale/contract";
import type { Invoiced } from "../../awards/index.ts";
import type { Billing } from "../../invoices/index.ts";

/** The weights of trucks and their worth. Pure; grams and paise. */

/** The goods sold, those of them that are loaded, and those invoiced. */
export interface Goods {
  /** Declared; 0 where the lot has no weight. */
  readonly declaredGrams: number;
  /** As agreed; 0 where nothing was. */
  readonly tolerancePercent: number;
  /** How its trucks are billed; null where the two pay each other. */
  readonly billing: Billing | null;
  /** The seller's price, as it was counted at the sale and as weights have raised it. */
  readonly priceAtSale: Paise;
  readonly priceOwed: Paise;
  /** Invoices so far, what the buyer keeps of their value, and what is paid in of them. */
  readonly papers: Invoiced;
  readonly gstTdsPercent: number;
  readonly invoiced: Paise;
  /** Trucks that have both their weights, by trip. */
  readonly loaded: readonly {
    readonly tripId: number;
    readonly netGrams: number;
    readonly isInvoiced: boolean;
    readonly isOut: boolean;
  }[];
}

/** Four decimals of a percent. */
const SCALE = 10_000n;
/** The most that may leave; null where nobody knows what the lot weighs. */
export function mostGrams({ declaredGrams, tolerancePercent }: Goods): number | null {
  if (declaredGrams === 0) return null;
  const more = BigInt(Math.round(tolerancePercent * Number(SCALE)));
  return declaredGrams + Number((BigInt(declaredGrams) * more) / (100n * SCALE));
}

const sumOf = (loaded: Goods["loaded"]) => loaded.reduce((sum, one) => sum + one.netGrams, 0);

/** The grams that may still be loaded; below zero where too much is. */
export function remainingGrams(goods: Goods): number | null {
  const most = mostGrams(goods);
  return most === null ? null : most - sumOf(goods.loaded);
}

/** The most grams to load onto this truck. */
export const roomFor = (goods: Goods, tripId: number): number | null =>
  remainingGrams({ ...goods, loaded: goods.loaded.filter((one) => one.tripId !== tripId) });

/** Whether all that may leave has left. */
export function isAllOut(goods: Goods): boolean {
  const most = mostGrams(goods);
  return most !== null && sumOf(goods.loaded.filter(({ isOut }) => isOut)) >= most;
}

/** By how much the price that is owed has to rise, so that it is all of this. */
export const riseTo = (priceOwed: Paise, invoiced: number): Paise =>
  Math.max(0, invoiced - priceOwed) as Paise;

interface Weights {
  readonly tare: number | null;
  readonly gross: number | null;
}
/** Whether a truck with these weights has loaded something, as far as both are known. */
export const isAboveTare = ({ tare, gross }: Weights): boolean =>
  tare === null ? gross === null : gross === null || gross > tare;
