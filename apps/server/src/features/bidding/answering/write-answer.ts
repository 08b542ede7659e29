import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import type { ClosableLot } from "../closing/close.store.ts";
import { chainEntry, type EntryRow } from "../ledger/ledger.rules.ts";
import { recordAnswer } from "./answering.store.ts";

/** What became of the seller's approval, as an entry of the ledger and on the lot. */
export async function writeAnswer(
  tx: Tx,
  { lot, head }: Pick<ClosableLot, "lot" | "head">,
  answer: "accepted" | "declined" | "lapsed",
  at: Date,
  winner: { readonly bidderId: number; readonly alias: number } | null,
): Promise<EntryRow> {
  const entry = chainEntry(head, {
    kind: "answer",
    amount: winner ? lot.highest : (0 as Paise),
    at,
    bidderId: winner?.bidderId ?? null,
    alias: winner?.alias ?? null,
    endsAt: lot.endsAt,
    note: answer,
  });
  await recordAnswer(tx, entry, winner ? "sold" : "reserve_not_met");
  return entry;
}
