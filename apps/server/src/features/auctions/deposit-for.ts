import { type auctions, type Basis, basisUnits, lotValue, rupees } from "@rebale/contract";
import { holdOf, presentDeposit } from "@rebale/contract/listings/deposit-hold";
import type { Db } from "../../platform/db/db.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { depositOf } from "../listings/index.ts";
import { coverOf, holdOfLot, shortageOf } from "../wallet/index.ts";
import { nextBid } from "./domain/bids/bid.rules.ts";
import { pricesOf } from "./present-order.ts";
import type { AuctionRow } from "./store/views/browse.store.ts";

type Shown = auctions.AuctionDetails["deposit"];

/** What the next bid would hold, and how the caller's company stands to that; null without a deposit. */
export async function depositFor(db: Db, row: AuctionRow, caller: Caller): Promise<Shown> {
  const rule = depositOf(row);
  const asked = presentDeposit(rule);
  if (!rule || !asked) return null;
  const hold = holdOf(rule, lotValue(nextBid(pricesOf(row)), basisUnits(row.basis as Basis, row)));
  const company = caller.kind === "buyer" ? caller.company : null;
  if (company?.status !== "active")
    return { ...asked, hold: rupees(hold), yours: null, free: null, short: null };
  const [cover, yours] = await Promise.all([
    coverOf(db, company.companyId),
    holdOfLot(db, company.companyId, row.id),
  ]);
  const shortage = shortageOf(hold, yours, cover);
  return {
    ...asked,
    hold: rupees(hold),
    yours: rupees(yours),
    free: rupees(cover.free),
    // Who leads has all that their bid asks for.
    short: yours > 0 || !shortage ? 0 : rupees(shortage.short),
  };
}
