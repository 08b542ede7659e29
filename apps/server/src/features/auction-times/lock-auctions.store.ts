import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/**
 * The lock of lots and of their sales, against bids, the close and other decisions: the rows of
 * their auctions, in order of id.
 * @param lotIds numbers, or a statement that says which
 */
export const lockAuctions = (tx: Tx, lotIds: readonly number[] | RawBuilder<unknown>) =>
  sql`select from auctions where lot_id in (${those(lotIds)})
    order by lot_id for no key update`.execute(tx);

/** Those that nobody else has locked. */
export async function lockFreeAuctions(
  tx: Tx,
  lotIds: readonly number[] | RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ lotId: number }>`select lot_id as "lotId" from auctions
    where lot_id in (${those(lotIds)})
    order by lot_id for no key update skip locked`.execute(tx);
  return rows.map(({ lotId }) => lotId);
}

const those = (lotIds: readonly number[] | RawBuilder<unknown>) =>
  "length" in lotIds ? sql`select unnest(${[...lotIds]}::bigint[])` : lotIds;
