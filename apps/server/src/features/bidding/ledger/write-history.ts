import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import { writeAnswer } from "../answering/write-answer.ts";
import { afterBid, decideBid } from "../bidding.rules.ts";
import { completeLosers, lockLot, marketNow } from "../closing/close.store.ts";
import { settle } from "../closing/settle.ts";
import { recordHistory } from "./history.store.ts";
import { chainEntry, type EntryRow } from "./ledger.rules.ts";

/**
 * Writes past bids of the demo market as a true ledger, each judged by the rules at its own time;
 * refused ones are left
 * out. With `close` the auction is closed then, without notices; a seller who was asked long ago
 * has let the time pass.
 */
export async function writeHistory(
  tx: Tx,
  lotId: number,
  bids: readonly { bidderId: number; amount: Paise; at: Date }[],
  close?: { at: Date },
): Promise<void> {
  const locked = await lockLot(tx, lotId);
  if (!locked) throw new Error(`No lot ${lotId}`);
  let { lot, head } = locked;
  const aliases = new Map<number, number>();
  const entries: EntryRow[] = [];
  const best = new Map<number, { best: Paise; count: number; at: Date }>();
  for (const { bidderId, amount, at } of bids) {
    const offer = { lotId, bidderId, amount };
    const decision = decideBid(lot, offer, at);
    if (!decision.accepted) continue;
    lot = afterBid(lot, offer, decision);
    const alias = aliases.get(bidderId) ?? aliases.size + 1;
    aliases.set(bidderId, alias);
    const entry = chainEntry(head, {
      kind: "bid",
      amount,
      at,
      bidderId,
      alias,
      endsAt: lot.endsAt,
    });
    entries.push(entry);
    head = { ...head, seq: entry.seq, hash: entry.hash };
    best.set(bidderId, { best: amount, count: (best.get(bidderId)?.count ?? 0) + 1, at });
  }
  await recordHistory(tx, lot, head, entries, aliases, best);
  if (!close) return;
  const { certificate, answerBy } = await settle(tx, { lot, head }, close.at);
  if (answerBy && answerBy <= (await marketNow(tx))) {
    await writeAnswer(
      tx,
      { lot, head: { ...head, seq: certificate.seq, hash: certificate.hash } },
      "lapsed",
      answerBy,
      null,
    );
    await completeLosers(tx, lotId, answerBy);
  }
}
