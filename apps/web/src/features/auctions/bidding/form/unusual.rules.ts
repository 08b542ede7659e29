import type { AuctionDetails } from "@rebale/contract/auctions";
import { whyUnusual } from "@rebale/contract/auctions/unusual";
import { valueAt } from "../../../../lib/formatting/formatting.ts";

/** Why an amount is worth asking about once more. */
export type Unusual =
  /** So many times the price to beat, in whole numbers. */
  | { readonly why: "beaten"; readonly times: number }
  /** Far above what the market paid. */
  | { readonly why: "board"; readonly usual: number };

/** The server's own rule, on what the page knows; null for an ordinary amount. */
export function unusualOf(
  amount: number,
  lot: Pick<AuctionDetails, "minimum_bid" | "usual_value" | "basis_quantity">,
): Unusual | null {
  const { minimum_bid: beaten, usual_value: usual } = lot;
  if (beaten <= 0) return null;
  const why = whyUnusual({ amount, beaten, usual, value: valueAt(amount, lot.basis_quantity) });
  if (why === "beaten") return { why, times: Math.floor(amount / beaten) };
  return why === "board" && usual !== null ? { why, usual } : null;
}
