import { sql } from "kysely";
import type { Tx } from "../../../../platform/db/db.ts";
import { arrayOf } from "../../../../platform/db/statement.ts";
import type { Opening } from "../../domain/opened-tenders.ts";
import type { Bidder } from "../../domain/sale/party.rules.ts";
import { appendEntries } from "../ledger/ledger.store.ts";

/** A tender that stands, in its box. */
export interface Boxed extends Bidder {
  readonly lotId: number;
  readonly seq: number;
  readonly commitment: string;
  readonly box: Buffer;
  readonly keyId: Buffer;
  /** Whether it counts with the lot as it was last changed. */
  readonly isAccepted: boolean;
}

/** The boxes of locked lots. */
export async function readBoxes(tx: Tx, lotIds: readonly number[]): Promise<Boxed[]> {
  const { rows } = await sql<Boxed>`
    select t.lot_id as "lotId", t.alias, t.seq, t.bidder_id as "bidderId",
      o.company_id as "companyId", t.box, t.key_id as "keyId", e.commitment,
      o.accepted_corrigendum >= l.corrigenda as "isAccepted"
    from tenders t
      join bid_orders o using (lot_id, alias)
      join lot_goods l on l.id = t.lot_id
      join ledger_entries e on e.lot_id = t.lot_id and e.seq = t.seq
    where t.lot_id = any(${[...lotIds]}::bigint[])
    order by t.lot_id, t.seq`.execute(tx);
  return rows;
}

interface Lines {
  /** Numbers of all tender lines. */
  readonly lines: readonly number[];
  /** The highest masked name that was given. */
  readonly lastAlias: number;
}

/** The tender lines of locked lots, by lot. */
export async function readTenderLines(
  tx: Tx,
  lotIds: readonly number[],
): Promise<Map<number, Lines>> {
  const { rows } = await sql<Lines & { lotId: number }>`
    select lots.id as "lotId",
      array(select seq from ledger_entries where lot_id = lots.id and kind = 'tender'
        order by seq) as lines,
      coalesce((select max(alias) from bid_orders where lot_id = lots.id), 0) as "lastAlias"
    from unnest(${[...lotIds]}::bigint[]) as lots(id)`.execute(tx);
  return new Map(rows.map(({ lotId, ...lines }) => [lotId, lines]));
}

/**
 * The bids that tenders have become, and the auctions and orders with them; the boxes are gone.
 * A few statements, however many lots.
 */
export async function recordOpenings(tx: Tx, openings: readonly Opening[]): Promise<void> {
  if (openings.length === 0) return;
  await appendEntries(
    tx,
    openings.flatMap(({ entries }) => entries),
  );
  const auctions = openings.map(({ auction }) => auction);
  await sql`update auctions set highest_bid = a.highest, lowest_bid = a.lowest,
      leader_id = a.leader, leader_alias = a.alias, bid_count = a.bids, bidder_count = a.bidders
    from unnest(${arrayOf(auctions, ({ id }) => id)}::bigint[],
        ${arrayOf(auctions, ({ highest }) => highest)}::bigint[],
        ${arrayOf(auctions, ({ lowest }) => lowest)}::bigint[],
        ${arrayOf(auctions, ({ leaderId }) => leaderId)}::bigint[],
        ${arrayOf(auctions, ({ leaderAlias }) => leaderAlias)}::int[],
        ${arrayOf(auctions, ({ bidCount }) => bidCount)}::int[],
        ${arrayOf(auctions, ({ bidderCount }) => bidderCount)}::int[])
      as a(id, highest, lowest, leader, alias, bids, bidders)
    where auctions.lot_id = a.id`.execute(tx);
  await recordOpened(tx, openings);
  await shutTenders(
    tx,
    auctions.map(({ id }) => id),
  );
  await flag(tx, openings);
}

/** Notified of the opening, nobody is notified of being outbid by it. */
async function recordOpened(tx: Tx, openings: readonly Opening[]): Promise<void> {
  const opened = openings.flatMap(({ auction, head, opened }) =>
    opened.map((tender) => ({
      ...{ lot: auction.id, alias: tender.alias, bidder: tender.bidderId },
      ...{ amount: tender.amount, last: head.seq },
      // Whoever leads is notified when they are outbid in an auction that follows.
      notified: tender.alias === auction.leaderAlias ? 0 : head.seq,
    })),
  );
  await sql`update bid_orders o set best_bid = t.amount, bid_count = 1, bidder_id = t.bidder,
      tender_state = 'opened', sealed_hold = 0, last_seq = t.last, outbid_notified_seq = t.notified
    from json_to_recordset(${JSON.stringify(opened)}::json)
      as t(lot bigint, alias int, bidder bigint, amount bigint, last int, notified int)
    where o.lot_id = t.lot and o.alias = t.alias`.execute(tx);
}

/** Tenders of these lots that are not opened: their boxes are deleted unread, and hold nothing. */
export async function shutTenders(tx: Tx, lotIds: readonly number[]): Promise<void> {
  await sql`update bid_orders set tender_state = 'unopened', sealed_hold = 0
    where lot_id = any(${[...lotIds]}::bigint[]) and tender_state = 'sealed'`.execute(tx);
  await sql`delete from tenders where lot_id = any(${[...lotIds]}::bigint[])`.execute(tx);
}

async function flag(tx: Tx, openings: readonly Opening[]): Promise<void> {
  const flagged = openings.flatMap(({ flagged }) => flagged);
  if (flagged.length > 0) await tx.insertInto("flagged_bids").values(flagged).execute();
}

/** From now on bids are taken, of those who qualified. */
export async function recordStage(
  tx: Tx,
  { auction, entries }: Pick<Opening, "auction" | "entries">,
  qualified: ReadonlySet<number>,
): Promise<void> {
  await appendEntries(tx, entries);
  await tx
    .updateTable("auctions")
    .set({ ends_at: auction.endsAt })
    .where("lot_id", "=", auction.id)
    .execute();
  await tx
    .updateTable("timetables")
    .set({ stage: "auction" })
    .where("lot_id", "=", auction.id)
    .execute();
  await sql`update bid_orders set is_qualified = alias = any(${[...qualified]}::int[])
    where lot_id = ${auction.id}`.execute(tx);
}

/** Companies of which a bid stands, by lot. */
export async function standingCompanies(
  tx: Tx,
  lotIds: readonly number[],
): Promise<Map<number, number>> {
  if (lotIds.length === 0) return new Map();
  const { rows } = await sql<{ lotId: number; companies: number }>`
    select lot_id as "lotId", count(*)::int as companies from bid_orders
    where lot_id = any(${[...lotIds]}::bigint[]) and bid_count > 0 group by lot_id`.execute(tx);
  return new Map(rows.map(({ lotId, companies }) => [lotId, companies]));
}
