import { formatRupees, type Paise, rupees } from "@rebale/contract";
import { Problem } from "../../platform/http/problems/problem.ts";
import type { Cover } from "./cover.store.ts";
import type { Shortage } from "./deposit-usage.ts";

/** @param path the field that holds the amount */
export function depositNeeded({ hold, free, short }: Shortage, path: string): Problem {
  const deposit = { hold: rupees(hold), free: rupees(free), short: rupees(short) };
  const msg = `Deposit ${formatRupees(deposit.short)} more to place this bid.`;
  return new Problem("deposit_needed", { path, msg, data: { deposit } });
}

/**
 * What is missing for a lot to hold so much; null where nothing is.
 * @param yours what it holds already, in paise
 */
export function shortageOf(hold: Paise, yours: Paise, cover: Cover): Shortage | null {
  const short = hold - yours - (cover.free - cover.short);
  return short <= 0 ? null : { hold, free: cover.free, short: short as Paise };
}
