import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { decideBatch } from "../domain/bids/bid-batch.rules.ts";
import type { EntryRow } from "../domain/ledger/ledger-chain.rules.ts";
import type { TermsAcceptance } from "../domain/ledger/ledger-draft.rules.ts";
import { partyOf } from "../domain/sale/party.rules.ts";
import { lockSale } from "../store/auction.store.ts";
import { companiesOf, type PastBidder, recordPastBids } from "../store/past-bids.store.ts";
import { settle } from "./close/settle.ts";
import { writeAnswer } from "./offers/write-answer.ts";

export interface PastBid {
  readonly bidderId: number;
  readonly amount: Paise;
  readonly at: Date;
}

/**
 * Writes past bids as a true ledger, each decided by the rules at its own time; refused ones are
 * left out. With `close` the auction is closed then, without notices; a seller who was asked long
 * ago has let the time pass. For a market that begins with a past, such as the demo.
 */
export async function writePastBids(
  tx: Tx,
  lotId: number,
  bids: readonly PastBid[],
  close?: { at: Date },
): Promise<void> {
  const locked = await lockSale(tx, lotId);
  if (!locked) throw new Error(`No lot ${lotId}`);
  let { auction, head } = locked;
  const entries: EntryRow[] = [];
  const bidders = new Map<number, PastBidder>();
  const companies = await companiesOf(
    tx,
    bids.map(({ bidderId }) => bidderId),
  );
  const acceptances: TermsAcceptance[] = [];
  for (const { at, ...past } of bids) {
    const companyId = companies.get(past.bidderId);
    const bid = { lotId, ...past, ...(companyId === undefined ? {} : { companyId }) };
    const party = partyOf(bid);
    const aliases = new Map([...bidders].map(([id, { alias }]) => [id, alias]));
    const outcome = decideBatch({ auction, head }, [bid], { now: at, keyUses: new Map(), aliases });
    const entry = outcome.entries.at(-1);
    const [order] = outcome.orders;
    ({ auction, head } = outcome);
    if (!entry || !order) continue;
    entries.push(...outcome.entries);
    acceptances.push(...outcome.acceptances);
    bidders.set(party, {
      bidderId: bid.bidderId,
      companyId: companyId ?? null,
      alias: order.alias,
      best: bid.amount,
      count: (bidders.get(party)?.count ?? 0) + 1,
      lastSeq: entry.seq,
      lastAt: at,
    });
  }
  await recordPastBids(tx, auction, head, { entries, bidders: [...bidders.values()], acceptances });
  if (!close) return;
  const [closed] = await settle(tx, [{ auction, head }], close.at);
  if (closed?.answerBy && closed.answerBy <= (await marketNow(tx))) {
    const { seq, hash } = closed.certificate;
    const ended = { auction, head: { ...head, seq, hash } };
    await writeAnswer(tx, ended, "lapsed", closed.answerBy, null);
  }
}
