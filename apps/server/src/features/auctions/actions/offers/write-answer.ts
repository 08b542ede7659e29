import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../../platform/db/db.ts";
import type { LockedAuction } from "../../domain/auction.ts";
import { chainEntry, type EntryRow, reserveText } from "../../domain/ledger/ledger-chain.rules.ts";
import type { Bidder } from "../../domain/sale/party.rules.ts";
import { recordAnswer } from "../../store/sale/reserve-decision.store.ts";

/** The end of the seller's decision, as an entry of the ledger and on the lot. */
export async function writeAnswer(
  tx: Tx,
  { auction, head }: Pick<LockedAuction, "auction" | "head">,
  answer: "accepted" | "declined" | "lapsed",
  at: Date,
  winner: Bidder | null,
): Promise<EntryRow> {
  const entry = chainEntry(head, {
    kind: "answer",
    amount: winner ? auction.highest : (0 as Paise),
    at,
    bidder: winner,
    endsAt: auction.endsAt,
    note: answer,
    opened: reserveText(auction, head.salt),
  });
  await recordAnswer(tx, entry, answer, winner);
  return entry;
}
