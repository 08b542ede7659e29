import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";
import { appendEntries } from "./ledger.store.ts";
import { recordWin } from "./orders.store.ts";

export interface Offered {
  readonly bidderId: number;
  readonly amount: Paise;
  readonly madeAt: Date;
  readonly until: Date;
  /** Until when the seller may decide, should nobody accept. */
  readonly answerBy: Date;
}

export async function recordCounterOffer(tx: Tx, lotId: number, offered: Offered): Promise<void> {
  await tx
    .updateTable("timetables")
    .set({ offer_to: offered.bidderId, offer_amount: offered.amount })
    .set({ offer_made_at: offered.madeAt, offer_until: offered.until, offer_answer: "awaited" })
    .set({ answer_by: offered.answerBy })
    .where("lot_id", "=", lotId)
    .execute();
}

/** Nobody is offered the lot any more; the seller decides on the highest bid until `answerBy`. */
export async function clearCounterOffer(tx: Tx, lotId: number, answerBy: Date): Promise<void> {
  await tx
    .updateTable("timetables")
    .set({ offer_to: null, offer_amount: null, offer_made_at: null })
    .set({ offer_until: null, offer_answer: null, answer_by: answerBy })
    .where("lot_id", "=", lotId)
    .execute();
}

/** The accepted price as its bidder's last bid, and the sale. */
export async function recordAcceptance(
  tx: Tx,
  { bid, answer, alias }: { bid: EntryRow; answer: EntryRow; alias: number },
): Promise<void> {
  const { lot_id, bidder_id, amount, at, seq } = bid;
  await appendEntries(tx, [bid, answer]);
  await tx
    .updateTable("auctions")
    .set({ highest_bid: amount, leader_id: bidder_id, leader_alias: alias })
    .set((eb) => ({ bid_count: eb("bid_count", "+", 1) }))
    .where("lot_id", "=", lot_id)
    .execute();
  await tx
    .updateTable("timetables")
    .set({ outcome: "sold", seller_answer: "accepted", offer_answer: "accepted" })
    .where("lot_id", "=", lot_id)
    .execute();
  await tx
    .updateTable("bid_orders")
    .set({ best_bid: amount, last_seq: seq, outbid_notified_seq: seq, last_bid_at: at })
    .set((eb) => ({ bid_count: eb("bid_count", "+", 1), status: sql<string>`'pending'` }))
    .where("lot_id", "=", lot_id)
    .where("alias", "=", alias)
    .execute();
  await recordWin(tx, lot_id, alias);
}
