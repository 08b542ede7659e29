import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import type { StandingBid } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";

/** Entries and where their ledgers now end. At most one entry a lot. */
export async function appendEntries(tx: Tx, entries: readonly EntryRow[]): Promise<void> {
  await tx
    .insertInto("ledger_entries")
    .values([...entries])
    .execute();
  await tx
    .updateTable("auctions")
    .from("ledger_entries as e")
    .set((eb) => ({ ledger_seq: eb.ref("e.seq"), ledger_hash: eb.ref("e.hash") }))
    .whereRef("e.lot_id", "=", "auctions.lot_id")
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("e.lot_id", "e.seq"),
        "in",
        entries.map(({ lot_id, seq }) => tuple(lot_id, seq)),
      ),
    )
    .execute();
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
