import type { auctions } from "@rebale/contract";
import type { Db } from "../../platform/db/db.ts";
import { gstToSeller, whyNotTied } from "./domain/applies.rules.ts";
import { isRegistered } from "./store/agreed.store.ts";

type Details = auctions.AuctionDetails;
interface Buyer {
  readonly userId: number;
  readonly companyId: number | null;
}

/**
 * A lot's offer of its GST to who looks at it.
 * @param buyer null for who is none
 * @param cost at the next bid; null where there is no price, or no more
 */
export async function offeredHold(
  db: Db,
  days: number | null,
  buyer: Buyer | null,
  cost: Details["landed_cost"],
): Promise<Details["tax_hold"]> {
  if (days === null) return null;
  const charged = gstToSeller(cost?.lines ?? []);
  const offer = { days, amount: charged.amount };
  if (!buyer || !cost) return { ...offer, applies: null, why_not: null };
  const why_not = whyNotTied(charged, await isRegistered(db, buyer));
  return { ...offer, applies: why_not === null, why_not };
}
