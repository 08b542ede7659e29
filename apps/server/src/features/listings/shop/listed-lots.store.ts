import type { Pool } from "pg";
import { type PublicLotRow, plainLotColumns } from "../lots/lot-rows.store.ts";

/** A lot of a list: all that is shown of it, but the names of its category. */
export type ListedRow = Omit<PublicLotRow, "category_url" | "category_title" | "category_title_hi">;

/** The columns of each lot in a list, as it is now. */
export const LISTED = plainLotColumns.join(", ");
/** Joins what that needs to the lots of a list, `listed`. */
export const OF_LISTED = `join lots on lots.id = listed.lot_id
  join lot_times timetables on timetables.lot_id = listed.lot_id
  join standings auctions on auctions.lot_id = listed.lot_id
  left join seller_answers on seller_answers.lot_id = listed.lot_id`;

interface Query {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** One lot that is approved and has its times, as lists have it. */
export async function readListedLot(pool: Pool, id: number): Promise<ListedRow | undefined> {
  const { rows } = await pool.query<ListedRow>(
    `select ${LISTED} from shop_lots listed ${OF_LISTED} where listed.lot_id = $1`,
    [id],
  );
  return rows[0];
}

/** The lots of a list and the market's time; none where there are no lots. */
export async function readListed(
  pool: Pool,
  query: Query,
): Promise<{ readonly lots: readonly ListedRow[]; readonly now: Date | undefined }> {
  const { rows } = await pool.query<ListedRow & { now: Date }>(query);
  return { lots: rows, now: rows[0]?.now };
}
