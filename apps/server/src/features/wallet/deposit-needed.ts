import { formatRupees, rupees } from "@rebale/contract";
import { Problem } from "../../platform/http/problems/problem.ts";
import type { Shortage } from "./deposit-usage.ts";

/** @param path the field that holds the amount */
export function depositNeeded({ hold, free, short }: Shortage, path: string): Problem {
  const deposit = { hold: rupees(hold), free: rupees(free), short: rupees(short) };
  const msg = `Deposit ${formatRupees(deposit.short)} more to place this bid.`;
  return new Problem("deposit_needed", { path, msg, data: { deposit } });
}
