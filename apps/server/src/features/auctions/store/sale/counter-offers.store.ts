import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../../platform/db/db.ts";
import { makeAwards } from "../../../awards/index.ts";
import type { EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";
import type { Bidder } from "../../domain/sale/party.rules.ts";
import { appendEntries } from "../ledger/ledger.store.ts";
import { endOffer, makeOffer } from "./offers.store.ts";
import { endDecision } from "./reserve-decision.store.ts";

export interface Offered {
  readonly bidderId: number;
  readonly alias: number;
  readonly amount: Paise;
  readonly madeAt: Date;
  readonly until: Date;
  /** Until when the seller may decide, should nobody accept. */
  readonly answerBy: Date;
}

export async function makeCounterOffer(
  tx: Tx,
  lotId: number,
  { answerBy, ...offered }: Offered,
): Promise<void> {
  await makeOffer(tx, lotId, { ...offered, kind: "counter" });
  await prolongDecision(tx, lotId, answerBy);
}

/** The seller decides on the highest bid until then. */
export const prolongDecision = (tx: Tx, lotId: number, answerBy: Date) =>
  tx
    .updateTable("reserve_decisions")
    .set({ answer_by: answerBy })
    .where("lot_id", "=", lotId)
    .execute();

/** The accepted price as its bidder's last bid, and the sale. */
export async function recordAcceptance(
  tx: Tx,
  { bid, answer, winner }: { bid: EntryRow; answer: EntryRow; winner: Bidder },
): Promise<void> {
  const { lot_id: lotId, amount, at, seq } = bid;
  await appendEntries(tx, [bid, answer]);
  await tx
    .updateTable("auctions")
    .set({ highest_bid: amount, leader_id: winner.bidderId, leader_alias: winner.alias })
    .set((eb) => ({ bid_count: eb("bid_count", "+", 1) }))
    .where("lot_id", "=", lotId)
    .execute();
  await tx.updateTable("timetables").set({ outcome: "sold" }).where("lot_id", "=", lotId).execute();
  await tx
    .updateTable("bid_orders")
    .set({ best_bid: amount, last_seq: seq, outbid_notified_seq: seq, last_bid_at: at })
    .set((eb) => ({ bid_count: eb("bid_count", "+", 1) }))
    .where("lot_id", "=", lotId)
    .where("alias", "=", winner.alias)
    .execute();
  await endOffer(tx, lotId, "accepted", at);
  await endDecision(tx, lotId, "accepted", at);
  await makeAwards(tx, [{ ...winner, lotId, at, reason: "offer" }]);
}
