import type { Paise } from "@rebale/contract";
import type { TxClient } from "../../../platform/db.ts";
import type { BiddableLot } from "../bidding.rules.ts";
import type {
  BatchGround,
  BatchOutcome,
  EarlierAnswer,
  KeyedOffer,
  LockedLot,
} from "./decide-batch.ts";

/** The desk's statements: few, prepared, and each for a whole batch. */

interface LotRow {
  id: number;
  seller_id: number;
  approval: string;
  starts_at: Date;
  ends_at: Date;
  hard_ends_at: Date;
  closed_at: Date | null;
  market_value: Paise;
  reserve_price: Paise | null;
  bid_increment: Paise | null;
  soft_close_minutes: number;
  highest_bid: Paise;
  lowest_bid: Paise;
  leader_id: number | null;
  bid_count: number;
  bidder_count: number;
  extensions: number;
  ledger_seq: number;
  ledger_hash: string;
  ledger_salt: string;
}
export const biddableColumns =
  "id, seller_id, approval, starts_at, ends_at, hard_ends_at, closed_at, market_value, reserve_price, bid_increment, soft_close_minutes, " +
  "highest_bid, lowest_bid, leader_id, bid_count, bidder_count, extensions, ledger_seq, ledger_hash, ledger_salt";

const toLocked = (row: LotRow): LockedLot => ({
  lot: toBiddable(row),
  head: { lotId: row.id, seq: row.ledger_seq, hash: row.ledger_hash, salt: row.ledger_salt },
  bidderCount: row.bidder_count,
});

const toBiddable = (row: LotRow): BiddableLot => ({
  id: row.id,
  sellerId: row.seller_id,
  approved: row.approval === "approved",
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  hardEndsAt: row.hard_ends_at,
  closed: row.closed_at !== null,
  marketValue: row.market_value,
  reservePrice: row.reserve_price,
  increment: row.bid_increment,
  softCloseMinutes: row.soft_close_minutes,
  highest: row.highest_bid,
  lowest: row.lowest_bid,
  leaderId: row.leader_id,
  bidCount: row.bid_count,
  extensions: row.extensions,
});

/**
 * Takes the lots' turns. In order of id, so that nodes deciding over the same lots wait for and
 * never block each other.
 */
export async function lockLots(
  tx: TxClient,
  lotIds: readonly number[],
): Promise<Map<number, LockedLot>> {
  const { rows } = await tx.query<LotRow>({
    name: "desk-lock",
    text: `select ${biddableColumns} from lots where id = any($1::bigint[]) order by id for no key update`,
    values: [lotIds],
  });
  return new Map(rows.map((row) => [row.id, toLocked(row)]));
}

export interface GroundOfLots {
  readonly now: Date;
  readonly earlier: BatchGround["earlier"];
  readonly aliases: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/**
 * The clock, earlier answers and masked names. Sent after the lock: a volatile column of the
 * locking query may be read before it waits.
 */
export async function readGround(
  tx: TxClient,
  offers: readonly KeyedOffer[],
): Promise<GroundOfLots> {
  const keyed = offers.filter((o) => o.key !== undefined);
  const { rows } = await tx.query<{
    now: Date;
    aliases: { l: number; b: number; a: number }[] | null;
    earlier:
      | ({ b: number; k: string } & { l: number; m: Paise; w: EarlierAnswer["answer"] })[]
      | null;
  }>({
    name: "desk-ground",
    text: `select market_now() as now,
      (select json_agg(json_build_object('l', o.lot_id, 'b', o.bidder_id, 'a', o.alias))
         from unnest($1::bigint[], $2::bigint[]) as asked(l, b) join bid_orders o on o.lot_id = asked.l and o.bidder_id = asked.b) as aliases,
      (select json_agg(json_build_object('b', a.bidder_id, 'k', a.key, 'l', a.lot_id, 'm', a.amount, 'w', a.answer))
         from unnest($3::bigint[], $4::text[]) as asked(b, k) join bid_answers a on a.bidder_id = asked.b and a.key = asked.k) as earlier`,
    values: [
      offers.map((o) => o.lotId),
      offers.map((o) => o.bidderId),
      keyed.map((o) => o.bidderId),
      keyed.map((o) => o.key),
    ],
  });
  const [row] = rows;
  if (!row) throw new Error("The database gave no time");
  const aliases = new Map<number, Map<number, number>>();
  for (const { l, b, a } of row.aliases ?? [])
    aliases.set(l, (aliases.get(l) ?? new Map()).set(b, a));
  return {
    now: row.now,
    aliases,
    earlier: new Map(
      (row.earlier ?? []).map((e) => [`${e.b}:${e.k}`, { lotId: e.l, amount: e.m, answer: e.w }]),
    ),
  };
}

/**
 * A column as PostgreSQL's array. Only for what needs no quotes: numbers, times, hashes, masked
 * names.
 */
const column = <T>(rows: readonly T[], of: (row: T) => string | number | boolean | null) =>
  `{${rows.map((row) => of(row) ?? "null").join(",")}}`;

/**
 * Writes everything the batches decided: entries, orders, kept answers and the lots themselves, in
 * one statement.
 */
export async function recordBatches(
  tx: TxClient,
  outcomes: readonly BatchOutcome[],
  now: Date,
): Promise<void> {
  const moved = outcomes.filter((o) => o.entries.length > 0);
  const keyed = outcomes.flatMap((o) => o.keyed);
  if (moved.length === 0 && keyed.length === 0) return;
  const entries = moved.flatMap((o) => o.entries);
  const orders = moved.flatMap((o) => o.orders);
  await tx.query({
    name: "desk-record",
    // A column an array: read in half the time that JSON takes, and expected to be short, so that
    // lots are found by their index.
    text: `with entry as (
        insert into ledger_entries (kind, at, lot_id, seq, amount, bidder_id, bidder, bidder_mark, ends_at, previous, hash)
        select 'bid', $1::timestamptz, e.* from unnest($2::bigint[], $3::int[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::timestamptz[],
          $9::text[], $10::text[]) as e
      ), ordered as (
        insert into bid_orders as o (lot_id, bidder_id, seller_id, alias, best_bid, bid_count, last_bid_at, outbid_at)
        select lot_id, bidder_id, seller_id, alias, best_bid, bids, $1, case when outbid then $1::timestamptz end
        from unnest($11::bigint[], $12::bigint[], $13::bigint[], $14::int[], $15::bigint[], $16::int[], $17::boolean[])
          as b(lot_id, bidder_id, seller_id, alias, best_bid, bids, outbid)
        on conflict (lot_id, bidder_id) do update set best_bid = greatest(o.best_bid, excluded.best_bid), bid_count = o.bid_count + excluded.bid_count,
          last_bid_at = case when excluded.bid_count > 0 then excluded.last_bid_at else o.last_bid_at end, outbid_at = excluded.outbid_at
      ), answered as (
        insert into bid_answers (bidder_id, key, lot_id, amount, answer)
        select * from json_to_recordset($18::json) as a(bidder_id bigint, key text, lot_id bigint, amount bigint, answer jsonb)
        on conflict do nothing
      )
      update lots set highest_bid = l.highest, lowest_bid = l.lowest, leader_id = l.leader, bid_count = l.bids, bidder_count = l.bidders,
        ends_at = l.ends_at, extensions = l.extensions, ledger_seq = l.seq, ledger_hash = l.hash
      from unnest($19::bigint[], $20::bigint[], $21::bigint[], $22::bigint[], $23::int[], $24::int[], $25::timestamptz[], $26::int[], $27::int[], $28::text[])
        as l(id, highest, lowest, leader, bids, bidders, ends_at, extensions, seq, hash)
      where lots.id = l.id`,
    values: [
      now.toISOString(),
      column(entries, (e) => e.lot_id),
      column(entries, (e) => e.seq),
      column(entries, (e) => e.amount),
      column(entries, (e) => e.bidder_id),
      column(entries, (e) => e.bidder),
      column(entries, (e) => e.bidder_mark),
      column(entries, (e) => e.ends_at.toISOString()),
      column(entries, (e) => e.previous),
      column(entries, (e) => e.hash),
      column(orders, (o) => o.lot_id),
      column(orders, (o) => o.bidder_id),
      column(orders, (o) => o.seller_id),
      column(orders, (o) => o.alias),
      column(orders, (o) => o.best_bid),
      column(orders, (o) => o.bids),
      column(orders, (o) => o.outbid),
      JSON.stringify(keyed),
      column(moved, ({ lot }) => lot.id),
      column(moved, ({ lot }) => lot.highest),
      column(moved, ({ lot }) => lot.lowest),
      column(moved, ({ lot }) => lot.leaderId),
      column(moved, ({ lot }) => lot.bidCount),
      column(moved, (o) => o.bidderCount),
      column(moved, ({ lot }) => lot.endsAt.toISOString()),
      column(moved, ({ lot }) => lot.extensions),
      column(moved, ({ head }) => head.seq),
      column(moved, ({ head }) => head.hash),
    ],
  });
}
