import type { Tx } from "../../../platform/db.ts";
import type { Events } from "../../../platform/events.ts";
import { type ClosableLot, completeLosers } from "../closing/close.store.ts";
import { endEvent } from "../closing/end-event.ts";
import { tellSubject } from "../closing/tell-outcome.ts";
import type { EntryRow } from "../ledger/ledger.rules.ts";
import { reopenOrder } from "./answering.store.ts";
import { closeUnsold } from "./close-unsold.ts";

/**
 * After a voiding while the seller's answer is awaited: the next standing bid is now the one in
 * question, until the same
 * time; where none is left, nothing can be approved any more.
 * @param locked the lot as the voiding left it
 */
export async function askAgain(
  tx: Tx,
  locked: ClosableLot,
  voiding: EntryRow,
  before: ClosableLot["lot"],
): Promise<Events["ledger"]> {
  const { lot, answerBy } = locked;
  if (lot.leaderId === null || answerBy === null)
    return closeUnsold(tx, locked, "lapsed", voiding.at);
  if (lot.highest !== before.highest) {
    await reopenOrder(tx, lot.id, lot.leaderId);
    await completeLosers(tx, lot.id, voiding.at, lot.leaderId);
    await tellSubject(tx, locked, lot.leaderId, answerBy);
  }
  return endEvent(voiding, lot, { outcome: "reserve_not_met", sellerAnswer: "awaited" });
}
