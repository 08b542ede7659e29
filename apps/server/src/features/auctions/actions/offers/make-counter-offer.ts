import { type auctions, type DataOf, lotValue, rupees } from "@rebale/contract";
import { writeAudit } from "../../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { Account } from "../../../../platform/http/caller.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import { mayAnswer } from "../../auctions.access.ts";
import {
  answerByAfter,
  type CounterOffer,
  decideCounterOffer,
} from "../../domain/sale/counter-offer.rules.ts";
import { lockSale } from "../../store/auction.store.ts";
import { makeCounterOffer as recordCounterOffer } from "../../store/sale/counter-offers.store.ts";
import { maySeeAuction } from "./may-see-auction.ts";

/**
 * The seller, or the office in their place, names a price to the highest bidder below the reserve.
 * @param reason the office's, for the audit
 * @throws Problem lot_not_found, not_your_lot, or what the rules refuse
 */
export async function makeCounterOffer(
  { db, events }: Pick<Deps, "db" | "events">,
  caller: Account,
  lotId: number,
  { amount, until, reason }: CounterOffer & { readonly reason?: string },
): Promise<DataOf<typeof auctions.counterOffer>> {
  const units = await db.transaction().execute(async (tx) => {
    const locked = await lockSale(tx, lotId);
    if (!locked || !(await maySeeAuction(tx, caller, locked.auction)))
      throw new Problem("lot_not_found");
    const { auction, title, url } = locked;
    if (!mayAnswer(caller, auction)) throw new Problem("not_your_lot");

    const now = await marketNow(tx);
    const decision = decideCounterOffer(locked, { amount, until }, now);
    if (!decision.accepted)
      throw new Problem(decision.because, decision.path ? { path: decision.path } : {});
    const { leaderId: bidderId, leaderAlias: alias } = auction;
    if (bidderId === null || alias === null)
      throw new Error(`Lot ${lotId} awaits an answer without a bid`);
    const answerBy = answerByAfter(until, locked.answerBy);
    await recordCounterOffer(tx, lotId, {
      ...{ bidderId, alias, amount },
      ...{ madeAt: now, until, answerBy },
    });
    if (caller.kind === "admin")
      await writeAudit(tx, {
        adminId: caller.userId,
        action: "counter-offer made",
        ...aboutLot(lotId, title),
        details: { amount, until: until.toISOString(), reason },
      });
    const lot = { title, url, sellerId: auction.sellerId };
    const payload = { ...lot, bidderId, amount, until: until.toISOString() };
    await events.publish(tx, [{ name: "auction.counter_offered", lotId, payload }]);
    return auction.units;
  });
  return {
    product_id: String(lotId),
    amount: rupees(amount),
    value: rupees(lotValue(amount, units)),
    until: until.toISOString(),
  };
}
