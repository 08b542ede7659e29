import type { Paise } from "@rebale/contract";
import type { TxClient } from "../../../platform/db/db.ts";
import { arrayOf } from "../../../platform/db/statement.ts";
import {
  type BatchContext,
  type BatchOutcome,
  keyOf,
  type QueuedBid,
} from "../domain/bids/bid-batch.rules.ts";
import type { BidResult } from "../domain/bids/bid-result.rules.ts";
import type { FlaggedBid } from "../domain/bids/flagged-bid.rules.ts";
import type { KeyUse } from "../domain/bids/key-use.rules.ts";
import { isoTime } from "../domain/iso-time.ts";
import { partyOf } from "../domain/sale/party.rules.ts";

/** The queue's statements: few, prepared, and each for a whole batch. */

export interface BidContext {
  readonly now: Date;
  readonly keyUses: BatchContext["keyUses"];
  /** Aliases by lot and party. */
  readonly aliases: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** The bidding companies that cap what they lead. */
  readonly capped: ReadonlySet<number>;
}

interface ContextRow {
  readonly now: Date;
  readonly aliases: { l: number; p: number; a: number }[] | null;
  readonly capped: number[] | null;
  readonly uses:
    | { b: number; k: string; l: number; m: Paise; x: string | null; r: BidResult }[]
    | null;
}

const contextText = `select market_now() as now,
  (select json_agg(json_build_object('l', o.lot_id, 'p', asked.p, 'a', o.alias))
    from unnest($1::bigint[], $2::bigint[]) as asked(l, p)
    join bid_orders o on o.lot_id = asked.l
      and coalesce(o.company_id, -o.bidder_id) = asked.p) as aliases,
  (select json_agg(distinct company_id) from lead_caps
    where company_id = any($2::bigint[])) as capped,
  (select json_agg(json_build_object('b', u.bidder_id, 'k', u.key, 'l', u.lot_id, 'm', u.amount,
      'x', u.maximum_mark, 'r', u.result))
    from unnest($3::bigint[], $4::text[]) as asked(b, k)
    join idempotent_bids u on u.bidder_id = asked.b and u.key = asked.k) as uses`;

/**
 * The clock, aliases, earlier uses of keys, and whose leads are capped. Sent after the lock: a
 * volatile column of the locking query may be read before it waits.
 */
export async function readBidContext(
  tx: TxClient,
  bids: readonly QueuedBid[],
): Promise<BidContext> {
  const keyed = bids.filter((bid) => bid.key !== undefined);
  const { rows } = await tx.query<ContextRow>({
    name: "bid-context",
    text: contextText,
    values: [
      arrayOf(bids, (bid) => bid.lotId),
      arrayOf(bids, partyOf),
      arrayOf(keyed, (bid) => bid.bidderId),
      keyed.map((bid) => bid.key),
    ],
  });
  const [row] = rows;
  if (!row) throw new Error("The database gave no time");
  const aliases = new Map<number, Map<number, number>>();
  for (const { l, p, a } of row.aliases ?? [])
    aliases.set(l, (aliases.get(l) ?? new Map()).set(p, a));
  const keyUses = (row.uses ?? []).map(
    ({ b, k, l, m, x, r }) =>
      [keyOf(b, k), { lotId: l, amount: m, maximumMark: x, result: r }] as const,
  );
  const capped = new Set(row.capped);
  return { now: row.now, aliases, keyUses: new Map<string, KeyUse>(keyUses), capped };
}

/** An empty text in an array. */
const EMPTY = '""';

const recordText = `with entry as (
    insert into ledger_entries
      (at, version, lot_id, seq, amount, bidder_id, bidder, bidder_mark, ends_at, previous, hash,
        kind, note, commitment, user_mark)
    select $1::timestamptz, e.*
    from unnest($36::int[], $2::bigint[], $3::int[], $4::bigint[], $5::bigint[], $6::text[],
      $7::text[], $8::timestamptz[], $9::text[], $10::text[], $30::text[], $31::text[], $32::text[],
      $34::text[]) as e
  ), ordered as (
    insert into bid_orders as o
      (lot_id, bidder_id, seller_id, alias, best_bid, bid_count, last_seq, company_id, stream,
        has_deposit, accepted_corrigendum, last_bid_at)
    select b.*, $1::timestamptz
    from unnest($11::bigint[], $12::bigint[], $13::bigint[], $14::int[], $15::bigint[], $16::int[],
      $17::int[], $28::bigint[], $29::text[], $35::bool[], $37::int[]) as b
    on conflict (lot_id, alias) do update set
      best_bid = greatest(o.best_bid, excluded.best_bid),
      accepted_corrigendum = greatest(o.accepted_corrigendum, excluded.accepted_corrigendum),
      bid_count = o.bid_count + excluded.bid_count, last_seq = excluded.last_seq,
      last_bid_at = case when excluded.bid_count > 0 then excluded.last_bid_at
        else o.last_bid_at end,
      bidder_id = case when excluded.bid_count > 0 then excluded.bidder_id else o.bidder_id end
  )
  update auctions set highest_bid = a.highest, lowest_bid = a.lowest, leader_id = a.leader,
    leader_alias = a.leader_alias, bid_count = a.bids, bidder_count = a.bidders,
    ends_at = a.ends_at, extensions = a.extensions,
    ledger_seq = a.seq, ledger_hash = a.hash
  from unnest($18::bigint[], $19::bigint[], $20::bigint[], $21::bigint[], $22::int[], $23::int[],
      $24::timestamptz[], $25::int[], $26::int[], $27::text[], $33::int[])
    as a(id, highest, lowest, leader, bids, bidders, ends_at, extensions, seq, hash, leader_alias)
  where auctions.lot_id = a.id`;

/** Writes what the batches decided: entries, orders and the auctions, in one statement. */
export async function recordBatches(
  tx: TxClient,
  outcomes: readonly BatchOutcome[],
  now: Date,
): Promise<void> {
  const moved = outcomes.filter((outcome) => outcome.entries.length > 0);
  if (moved.length === 0) return;
  const entries = moved.flatMap((outcome) => outcome.entries);
  const orders = moved.flatMap((outcome) => outcome.orders);
  await tx.query({
    name: "bid-record",
    text: recordText,
    values: [
      isoTime(now),
      arrayOf(entries, (e) => e.lot_id),
      arrayOf(entries, (e) => e.seq),
      arrayOf(entries, (e) => e.amount),
      arrayOf(entries, (e) => e.bidder_id),
      arrayOf(entries, (e) => e.bidder || EMPTY),
      arrayOf(entries, (e) => e.bidder_mark || EMPTY),
      arrayOf(entries, (e) => isoTime(e.ends_at)),
      arrayOf(entries, (e) => e.previous),
      arrayOf(entries, (e) => e.hash),
      arrayOf(orders, (o) => o.lot_id),
      arrayOf(orders, (o) => o.bidder_id),
      arrayOf(orders, (o) => o.seller_id),
      arrayOf(orders, (o) => o.alias),
      arrayOf(orders, (o) => o.best_bid),
      arrayOf(orders, (o) => o.bids),
      arrayOf(orders, (o) => o.last_seq),
      arrayOf(moved, ({ auction }) => auction.id),
      arrayOf(moved, ({ auction }) => auction.highest),
      arrayOf(moved, ({ auction }) => auction.lowest),
      arrayOf(moved, ({ auction }) => auction.leaderId),
      arrayOf(moved, ({ auction }) => auction.bidCount),
      arrayOf(moved, ({ auction }) => auction.bidderCount),
      arrayOf(moved, ({ auction }) => isoTime(auction.endsAt)),
      arrayOf(moved, ({ auction }) => auction.extensions),
      arrayOf(moved, ({ head }) => head.seq),
      arrayOf(moved, ({ head }) => head.hash),
      arrayOf(orders, (o) => o.company_id),
      arrayOf(orders, (o) => o.stream),
      arrayOf(entries, (e) => e.kind),
      arrayOf(entries, (e) => e.note || EMPTY),
      arrayOf(entries, (e) => e.commitment || EMPTY),
      arrayOf(moved, ({ auction }) => auction.leaderAlias),
      arrayOf(entries, (e) => e.user_mark || EMPTY),
      arrayOf(orders, (o) => o.has_deposit),
      arrayOf(entries, (e) => e.version),
      arrayOf(orders, (o) => o.accepted_corrigendum),
    ],
  });
}

/** The primary key that refuses a second use of an Idempotency-Key. */
export const KEY_USED_TWICE = "idempotent_bids_pkey";

/** @throws a violation of KEY_USED_TWICE when another transaction used one of these keys */
export async function recordKeyUses(
  tx: TxClient,
  uses: ReadonlyMap<string, KeyUse>,
): Promise<void> {
  const rows = [...uses].sort().map(([id, { lotId, amount, maximumMark, result }]) => ({
    bidder_id: Number(id.slice(0, id.indexOf(":"))),
    key: id.slice(id.indexOf(":") + 1),
    lot_id: lotId,
    amount,
    maximum_mark: maximumMark,
    result,
  }));
  await tx.query({
    name: "bid-key-uses",
    text: `insert into idempotent_bids (bidder_id, key, lot_id, amount, maximum_mark, result)
      select * from json_to_recordset($1::json)
        as u(bidder_id bigint, key text, lot_id bigint, amount bigint, maximum_mark text,
          result jsonb)`,
    values: [JSON.stringify(rows)],
  });
}

/** In the bids' own transaction: whatever is accepted is seen by the office. */
export async function recordFlagged(tx: TxClient, bids: readonly FlaggedBid[]): Promise<void> {
  await tx.query({
    name: "bid-flagged",
    text: `insert into flagged_bids (lot_id, seq, amount, beaten, at)
      select * from json_to_recordset($1::json)
        as f(lot_id bigint, seq int, amount bigint, beaten bigint, at timestamptz)`,
    values: [JSON.stringify(bids)],
  });
}

/** Which of these members act for a company that the office has verified. */
export async function verifiedBidders(
  on: Pick<TxClient, "query">,
  bidderIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await on.query<{ id: number }>({
    name: "bid-verified",
    text: `select seat.user_id as id from company_people seat
      join company_cards on company_cards.id = seat.company_id
      where seat.user_id = any($1::bigint[]) and seat.status = 'active'
        and company_cards.status = 'verified'`,
    values: [bidderIds],
  });
  return new Set(rows.map((row) => row.id));
}
