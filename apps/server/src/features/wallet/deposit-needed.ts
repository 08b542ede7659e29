import { formatRupees, rupees } from "@rebale/contract";
import { Problem } from "../../platform/http/problems/problem.ts";
import type { Shortage } from "./deposit-usage.ts";

/** @param path the field that holds the amount */
export function depositNeeded({ hold, free, short }: Shortage, path: string): Problem {
  const deposit = { hold: rupees(hold), free: rupees(free), short: rupees(short) };
  const more = formatRupees(deposit.short);
  const msg = {
    en: `Deposit ${more} more to place this bid.`,
    hi: `यह बोली लगाने के लिए ${more} और जमा कीजिए।`,
  };
  return new Problem("deposit_needed", { path, msg, data: { deposit } });
}
