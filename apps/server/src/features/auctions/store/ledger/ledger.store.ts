import { sql } from "kysely";
import type { Tx } from "../../../../platform/db/db.ts";
import type { StandingBid } from "../../domain/auction.ts";
import type { EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";

/** Entries and where their ledgers now end, in one statement however many. */
export async function appendEntries(tx: Tx, entries: readonly EntryRow[]): Promise<void> {
  await sql`with appended as (
      insert into ledger_entries (lot_id, version, seq, kind, amount, at, bidder_id, bidder,
        bidder_mark, user_mark, ends_at, voids, note, commitment, opened, opens, previous, hash)
      select e.* from json_to_recordset(${JSON.stringify(entries)}::json)
        as e(lot_id bigint, version int, seq int, kind text, amount bigint, at timestamptz,
          bidder_id bigint, bidder text, bidder_mark text, user_mark text,
          ends_at timestamptz, voids int, note text, commitment text, opened text,
          opens int[], previous text, hash text)
      returning lot_id, seq, hash)
    update auctions set ledger_seq = last.seq, ledger_hash = last.hash
    from (select distinct on (lot_id) lot_id, seq, hash from appended
      order by lot_id, seq desc) last where last.lot_id = auctions.lot_id`.execute(tx);
}

export const findEntry = (tx: Tx, lotId: number, seq: number) =>
  tx
    .selectFrom("ledger_entries")
    .selectAll()
    .where("lot_id", "=", lotId)
    .where("seq", "=", seq)
    .executeTakeFirst();

/** Bids that were not voided, each of the company that has its masked name now. */
export async function standingBids(tx: Tx, lotId: number): Promise<StandingBid[]> {
  const { rows } = await sql<StandingBid>`
    with former as (
      select o.alias, was from bid_orders o, unnest(o.former_aliases) as was
      where o.lot_id = ${lotId})
    select e.seq, e.bidder_id as "bidderId", e.amount,
      coalesce(former.alias, substring(e.bidder from '\\d+$')::int) as alias
    from ledger_entries e
      left join former on former.was = substring(e.bidder from '\\d+$')::int
    where e.lot_id = ${lotId} and e.kind = 'bid' and not exists (
      select from ledger_entries v
      where v.lot_id = e.lot_id and v.kind = 'void' and v.voids = e.seq)
    order by e.seq`.execute(tx);
  return rows;
}
