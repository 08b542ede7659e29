import { sql } from "kysely";
import { type Db, inSnapshot } from "../../../../platform/db/db.ts";
import type { LedgerHead } from "../../domain/auction.ts";
import type { EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";

/** How an auction stands, for who reads along. */
export const findStanding = (db: Db, lotId: number) =>
  db
    .selectFrom("auctions")
    .innerJoin("lot_goods as lots", "lots.id", "auctions.lot_id")
    .innerJoin("timetables", "timetables.lot_id", "auctions.lot_id")
    .leftJoin("seller_answers", "seller_answers.lot_id", "auctions.lot_id")
    .select(["highest_bid", "bid_count", "extensions", "ends_at"])
    .select(["ledger_seq", "ledger_hash"])
    .select([
      "market_value",
      "bid_increment",
      "starts_at",
      "format",
      "format_rules",
      "stage",
      "basis",
      "unit",
      "quantity_milli",
      "weight_grams",
      "outcome",
      "seller_answer",
      "approval",
      "corrigenda",
    ])
    .select(["lots.id", "lots.seller_id", "lots.company_id", "invited_only"])
    .select(sql<Date>`market_now()`.as("now"))
    .where("auctions.lot_id", "=", lotId)
    .executeTakeFirst();
export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

export const ledgerPage = (
  db: Db,
  lotId: number,
  after: number,
  limit: number,
): Promise<EntryRow[]> =>
  db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("lot_id", "=", lotId)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit)
    .execute();

/**
 * An auction and the entries after `after`, as of one moment: two reads apart could show entries of
 * a later price than the auction's.
 * @param most entries at most; the oldest are read
 * @returns with the number of bids, and of changes of the lot, that the entries after them add
 */
export function readSince(
  db: Db,
  lotId: number,
  after: number,
  most: number,
): Promise<{ standing: Standing; entries: EntryRow[]; later: Later } | undefined> {
  return inSnapshot(db, async (snapshot) => {
    const standing = await findStanding(snapshot, lotId);
    if (!standing) return undefined;
    const entries = await ledgerPage(snapshot, lotId, after, most);
    const isAll = (entries.at(-1)?.seq ?? standing.ledger_seq) >= standing.ledger_seq;
    const later = isAll ? NOTHING : await countAfter(snapshot, lotId, after + most);
    return { standing, entries, later };
  });
}

interface Later {
  readonly bids: number;
  readonly amends: number;
}
const NOTHING: Later = { bids: 0, amends: 0 };

/** How many bids a ledger has after `seq`, less those that were voided there; and its changes. */
const countAfter = (db: Db, lotId: number, seq: number): Promise<Later> =>
  db
    .selectFrom("ledger_entries")
    .select([
      sql<number>`(count(*) filter (where kind = 'bid')
        - count(*) filter (where kind = 'void'))::int`.as("bids"),
      sql<number>`(count(*) filter (where kind = 'amend'))::int`.as("amends"),
    ])
    .where("lot_id", "=", lotId)
    .where("seq", ">", seq)
    .executeTakeFirstOrThrow();

/** Where the ledgers of these lots end. */
export async function ledgerEnds(
  db: Db,
  lotIds: readonly number[],
): Promise<Map<number, Pick<LedgerHead, "seq" | "hash">>> {
  const rows = await db
    .selectFrom("auctions")
    .select(["lot_id", "ledger_seq as seq", "ledger_hash as hash"])
    .where("lot_id", "=", sql<number>`any(${[...lotIds]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ lot_id, seq, hash }) => [lot_id, { seq, hash }]));
}
