import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { Timetable } from "../listings.rules.ts";
import { lotRows } from "../lot-rows.store.ts";
import { proposedSale } from "../signing/sheets/proposal.store.ts";

/** Rows of lots with their sellers, none locked. */
export const findLots = (tx: Tx, ids: readonly number[]) =>
  lotRows(tx)
    .innerJoin("users", "users.id", "lots.seller_id")
    .select(["lots.seller_id", "users.name as seller_name"])
    .select("users.business_name as seller_business")
    .where("lots.id", "in", [...ids])
    .execute();
export type FoundLot = Awaited<ReturnType<typeof findLots>>[number];

/** The lots' row locks, by id as everywhere. */
export const lockLots = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("auctions")
    .select("lot_id")
    .where("lot_id", "in", [...ids])
    .orderBy("lot_id")
    .forNoKeyUpdate()
    .execute();

export interface Approved {
  readonly id: number;
  readonly timetable: Timetable;
}
/** Two statements, however many lots. */
export async function approveAll(tx: Tx, approved: readonly Approved[]): Promise<void> {
  const rows = JSON.stringify(approved.map(({ id, timetable }) => ({ id, ...timetable })));
  await sql`update lots set approval = 'approved', refusal_reason = null,
      listed_ends_at = t.ends_at, listed_price = t.listed_price, basis = t.basis,
      proposed_sale = ${proposedSale},
      market_value = t.market_value,
      reserve_price = t.reserve_price, bid_increment = t.bid_increment,
      soft_close_minutes = t.soft_close_minutes, weight_grams = t.weight_grams,
      requires_authorisation = t.requires_authorisation, starts_at = t.starts_at,
      hard_ends_at = t.hard_ends_at
    from json_to_recordset(${rows}::json) as t (id bigint, basis text, market_value bigint,
      listed_price bigint,
      reserve_price bigint, bid_increment bigint, soft_close_minutes int, weight_grams bigint,
      requires_authorisation text, starts_at timestamptz, ends_at timestamptz,
      hard_ends_at timestamptz)
    where lots.id = t.id`.execute(tx);
  await sql`update auctions set ends_at = t.ends_at
    from json_to_recordset(${rows}::json) as t (id bigint, ends_at timestamptz)
    where auctions.lot_id = t.id`.execute(tx);
}
