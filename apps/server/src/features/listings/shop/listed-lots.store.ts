import { type InferResult, sql } from "kysely";
import { type Pool, types } from "pg";
import { builder, runOn, statement } from "../../../platform/db/statement.ts";
import { plainLotColumns } from "../lots/lot-rows.store.ts";

/** Of what is written of a lot, its timetable and its seller's answer: another with each change. */
const VERSION = "concat_ws(' ', lots.xmin, timetables.xmin, seller_answers.row_version)";

/** What a page shows of its lots, and of their auctions as they are now. */
const shown = builder
  .selectFrom("lots")
  .innerJoin("timetables", "timetables.lot_id", "lots.id")
  .innerJoin("auctions", "auctions.lot_id", "lots.id")
  .leftJoin("seller_answers", "seller_answers.lot_id", "lots.id")
  .select([
    ...plainLotColumns,
    sql<string>`${sql.raw(VERSION)}`.as("version"),
    sql<string | null>`auctions.ends_at::text`.as("ends_text"),
  ])
  .where(sql<boolean>`lots.id = any($1)`)
  // Since the list found it a lot may have been taken out.
  .where("lots.approval", "=", sql<string>`'approved'`);
export type ListedRow = InferResult<typeof shown>[number];
const shownLots = statement("lots shown", shown);

/** A lot of a list. */
export interface ListedLot {
  readonly id: number;
  /**
   * Whether it still is as it was shown is seen by this: the versions of its rows, and all that is
   * shown of its auction.
   */
  readonly seen: string;
  /** In whole, where the list was read so. */
  readonly row?: ListedRow;
}

/** What a list's statement selects of each lot, and the market's time. */
export const LISTED = `lots.id, ${VERSION} as version, auctions.ends_at, auctions.highest_bid,
  auctions.bid_count, auctions.ledger_seq`;
/** The same of lots that are read in whole with their list. */
export const LISTED_WHOLE = `${plainLotColumns.join(", ")}, ${VERSION} as version,
  auctions.ends_at::text as ends_text`;
/** Joins what both need to the lots of a list, `listed`. */
export const OF_LISTED = `join lots on lots.id = listed.lot_id
  join timetables on timetables.lot_id = listed.lot_id
  join auctions on auctions.lot_id = listed.lot_id
  left join seller_answers on seller_answers.lot_id = listed.lot_id`;
/** All as PostgreSQL writes it: nothing of it is shown. */
type Text = readonly [string, string, string | null, string, string, string, string];
const asText = {
  rowMode: "array",
  types: { getTypeParser: () => (text: string) => text },
} as const;

interface Query {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}
interface Listed {
  readonly lots: ListedLot[];
  readonly now: Date | undefined;
}

export async function readLotsWhole(pool: Pool, query: Query): Promise<Listed> {
  const { rows } = await pool.query<ListedRow & { now: Date }>(query);
  return {
    lots: rows.map((row) => ({ id: row.id, seen: seenOf(row), row })),
    now: rows[0]?.now,
  };
}

export async function readLotsListed(pool: Pool, query: Query): Promise<Listed> {
  const { rows } = await pool.query<Text>({ ...query, ...asText });
  const lots = rows.map(([id, version, ends, bid, bids, seq]) => ({
    id: Number(id),
    seen: `${version} ${ends} ${bid} ${bids} ${seq}`,
  }));
  return { lots, now: rows[0] && readTime(rows[0][6]) };
}
const readTime: (text: string) => Date = types.getTypeParser(types.builtins.TIMESTAMPTZ);

export const seenOf = (row: ListedRow): string =>
  `${row.version} ${row.ends_text} ${row.highest_bid} ${row.bid_count} ${row.ledger_seq}`;

/** These lots in whole, by their ids, as they are now. */
export async function readListed(
  pool: Pool,
  ids: readonly number[],
): Promise<Map<number, ListedRow>> {
  const rows = await runOn(pool)(shownLots, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
