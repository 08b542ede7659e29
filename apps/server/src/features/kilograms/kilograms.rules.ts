import type { Made } from "./kg-entry.rules.ts";
import type { Holding } from "./kg-journal.store.ts";

/** The kilograms of a sale that are free for a use. Pure, in grams. */

const sum = (holdings: readonly Holding[], kind: Holding["kind"]) =>
  holdings.filter((at) => at.kind === kind).reduce((all, { grams }) => all + grams, 0);

export interface Totals {
  readonly lot: number;
  readonly transit: number;
  readonly stock: number;
  readonly loss: number;
  /** Products, in evidence or not. */
  readonly out: number;
  readonly evidence: number;
  /** Out, loss and stock together. */
  readonly in: number;
}
export function totalsOf(holdings: readonly Holding[]): Totals {
  const [stock, loss] = [sum(holdings, "received"), sum(holdings, "loss")];
  const evidence = sum(holdings, "evidence");
  const out = sum(holdings, "output") + evidence;
  const [lot, transit] = [sum(holdings, "lot"), sum(holdings, "transit")];
  return { lot, transit, stock, loss, out, evidence, in: out + loss + stock };
}

export interface Product {
  readonly material: string;
  readonly made: number;
  readonly evidence: number;
  readonly free: number;
}
/** In the order in which they were named first. */
export function productsOf(holdings: readonly Holding[]): Product[] {
  const names = [...new Set(holdings.flatMap(({ material }) => material ?? []))];
  return names.map((material) => {
    const own = holdings.filter((at) => at.material === material);
    const [free, evidence] = [sum(own, "output"), sum(own, "evidence")];
    return { material, free, evidence, made: free + evidence };
  });
}

/** As it was named first: a product is the same whatever the letters' case. */
export const nameOf = (holdings: readonly Holding[], typed: string): string =>
  holdings.find(({ material }) => material?.toLowerCase() === typed.toLowerCase())?.material ??
  typed;

export const reportedOf = (outputs: readonly Made[], loss: number): number =>
  outputs.reduce((all, { grams }) => all + grams, loss);
