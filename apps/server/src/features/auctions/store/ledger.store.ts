import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { StandingBid } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";

/** Entries and where their ledgers now end, in one statement however many. */
export async function appendEntries(tx: Tx, entries: readonly EntryRow[]): Promise<void> {
  await sql`with appended as (
      insert into ledger_entries (lot_id, version, seq, kind, amount, at, bidder_id, bidder,
        bidder_mark, ends_at, voids, note, commitment, opened, previous, hash)
      select e.* from json_to_recordset(${JSON.stringify(entries)}::json)
        as e(lot_id bigint, version int, seq int, kind text, amount bigint, at timestamptz,
          bidder_id bigint, bidder text, bidder_mark text, ends_at timestamptz, voids int,
          note text, commitment text, opened text, previous text, hash text)
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

/** Bids that were not voided. */
export async function standingBids(tx: Tx, lotId: number): Promise<StandingBid[]> {
  const rows = await tx
    .selectFrom("ledger_entries as e")
    .select(["seq", "bidder_id", "amount"])
    .where("lot_id", "=", lotId)
    .where("kind", "=", "bid")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ledger_entries as v")
            .select("v.seq")
            .where("v.lot_id", "=", lotId)
            .where("v.kind", "=", "void")
            .whereRef("v.voids", "=", "e.seq"),
        ),
      ),
    )
    .orderBy("seq")
    .execute();
  return rows.map((row) => ({
    seq: row.seq,
    bidderId: row.bidder_id ?? 0,
    amount: row.amount as Paise,
  }));
}
