import { indianNumber } from "@rebale/contract";
import type { Trader } from "../goods-paper.ts";
import type { Labels } from "./labels.ts";

export const kilogramsOf = (grams: number | null, none: string): string =>
  grams === null ? none : `${indianNumber(grams / 1000, 3)} kg`;

/** Name, place, GSTIN and what it may handle. */
export function traderLines(trader: Trader, words: Labels, withAuthorisations = true): string {
  const place = [trader.address, [trader.city, trader.pincode].filter(Boolean).join(" ")];
  return [
    [trader.name, ...place, trader.state].filter(Boolean).join(", "),
    trader.gstin ? `${words.gstin} ${trader.gstin}` : "",
    withAuthorisations && trader.authorisations.length > 0
      ? `${words.authorisation} ${trader.authorisations.join(", ")}`
      : "",
  ]
    .filter(Boolean)
    .join("; ");
}
