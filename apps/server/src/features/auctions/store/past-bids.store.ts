import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Auction, LedgerHead } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger/ledger-chain.rules.ts";
import type { TermsAcceptance } from "../domain/ledger/ledger-draft.rules.ts";
import type { Bidder } from "../domain/sale/party.rules.ts";
import { followAuctions } from "./views/listed.store.ts";

export interface PastBidder extends Bidder {
  readonly best: Paise;
  readonly count: number;
  readonly lastSeq: number;
  readonly lastAt: Date;
}

interface PastLedger {
  readonly entries: readonly EntryRow[];
  readonly bidders: readonly PastBidder[];
  readonly acceptances: readonly TermsAcceptance[];
}

/** A whole past of an auction at once. */
export async function recordPastBids(
  tx: Tx,
  auction: Auction,
  head: LedgerHead,
  { entries, bidders, acceptances }: PastLedger,
): Promise<void> {
  if (entries.length === 0) return;
  const stream = auction.requirement?.stream ?? null;
  const orders = bidders.map(({ bidderId, companyId, alias, best, count, lastSeq, lastAt }) => ({
    lot_id: auction.id,
    seller_id: auction.sellerId,
    bidder_id: bidderId,
    company_id: companyId,
    stream,
    alias,
    best_bid: best,
    bid_count: count,
    last_seq: lastSeq,
    last_bid_at: lastAt,
    has_deposit: auction.deposit !== null,
    // Nobody is notified of the past.
    outbid_notified_seq: lastSeq,
  }));
  await tx.insertInto("bid_orders").values(orders).execute();
  await tx
    .insertInto("ledger_entries")
    .values([...entries])
    .execute();
  const companies = await companiesOf(
    tx,
    acceptances.map((accepted) => accepted.bidder_id),
  );
  if (acceptances.length > 0)
    await tx
      .insertInto("terms_acceptances")
      .values(
        acceptances.map(({ at, ...accepted }) => ({
          ...accepted,
          company_id: companies.get(accepted.bidder_id) ?? null,
          accepted_at: at,
        })),
      )
      .execute();
  await tx
    .updateTable("auctions")
    .set({
      highest_bid: auction.highest,
      lowest_bid: auction.lowest,
      leader_id: auction.leaderId,
      leader_alias: auction.leaderAlias,
      bid_count: auction.bidCount,
      bidder_count: auction.bidderCount,
      ends_at: auction.endsAt,
      extensions: auction.extensions,
      ledger_seq: head.seq,
      ledger_hash: head.hash,
    })
    .where("lot_id", "=", auction.id)
    .execute();
  await followAuctions(tx, [auction.id]);
}

/** The companies that these users act for now. */
export async function companiesOf(
  tx: Tx,
  bidderIds: readonly number[],
): Promise<Map<number, number>> {
  if (bidderIds.length === 0) return new Map();
  const seats = await tx
    .selectFrom("company_people")
    .select(["user_id", "company_id"])
    .where("user_id", "in", [...bidderIds])
    .where("status", "=", "active")
    .execute();
  return new Map(seats.map((seat) => [seat.user_id, seat.company_id]));
}
