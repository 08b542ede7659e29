import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import { answerBy } from "../answering/answering.rules.ts";
import { decideOutcome, type Outcome } from "../bidding.rules.ts";
import { chainEntry, type EntryRow } from "../ledger/ledger.rules.ts";
import { type ClosableLot, completeLosers, recordClose, recordWin } from "./close.store.ts";

export interface Settled {
  readonly certificate: EntryRow;
  readonly outcome: Outcome;
  readonly winnerId: number | null;
  /** Until when the seller may approve the highest bid, where it is below the reserve. */
  readonly answerBy: Date | null;
}

/** Writes how an auction ended: the certificate, the winner and the orders. Nobody is told here. */
export async function settle(
  tx: Tx,
  { lot, head }: Pick<ClosableLot, "lot" | "head">,
  at: Date,
): Promise<Settled> {
  const outcome = decideOutcome(lot);
  const winnerId = outcome === "sold" ? lot.leaderId : null;
  const until = outcome === "reserve_not_met" ? answerBy(at) : null;
  const alias = winnerId === null ? null : await recordWin(tx, lot.id, winnerId);
  const certificate = chainEntry(head, {
    kind: "close",
    amount: winnerId === null ? (0 as Paise) : lot.highest,
    at,
    bidderId: winnerId,
    alias,
    endsAt: lot.endsAt,
    note: outcome,
  });
  await recordClose(tx, certificate, outcome, until);
  await completeLosers(tx, lot.id, at, until && lot.leaderId);
  return { certificate, outcome, winnerId, answerBy: until };
}
