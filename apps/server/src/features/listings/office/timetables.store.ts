import { type Insertable, sql, type Updateable } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Lots, Timetables } from "../../../platform/db/db-types.ts";
import type { Timetable } from "../listings.rules.ts";

/** By what rules a lot is to be sold, as its seller asked or as it was sold before. */
export type SaleRules = Pick<
  Updateable<Timetables>,
  "market_value" | "reserve_price" | "bid_increment" | "soft_close_minutes"
>;
export interface NewLot {
  readonly goods: Insertable<Lots>;
  readonly rules?: SaleRules;
}

/**
 * Two statements, however many lots.
 * @returns their ids, in the order given
 */
export async function insertLots(tx: Tx, lots: readonly NewLot[]): Promise<number[]> {
  const added = await tx
    .insertInto("lots")
    .values(lots.map(({ goods }) => goods))
    .returning("id")
    .execute();
  const rules = lots.flatMap(({ rules }, i) => (rules ? [{ id: added[i]?.id, ...rules }] : []));
  if (rules.length > 0)
    await sql`update timetables set market_value = r.market_value,
        reserve_price = r.reserve_price, bid_increment = r.bid_increment,
        soft_close_minutes = coalesce(r.soft_close_minutes, 0)
      from json_to_recordset(${JSON.stringify(rules)}::json) as r (id bigint, market_value bigint,
        reserve_price bigint, bid_increment bigint, soft_close_minutes int)
      where lot_id = r.id`.execute(tx);
  return added.map(({ id }) => id);
}

export const changeRules = (tx: Tx, lotId: number, rules: SaleRules) =>
  tx.updateTable("timetables").set(rules).where("lot_id", "=", lotId).execute();

export type Scheduled = { readonly id: number } & Pick<
  Timetable,
  | "market_value"
  | "reserve_price"
  | "bid_increment"
  | "soft_close_minutes"
  | "starts_at"
  | "ends_at"
  | "hard_ends_at"
>;

/** When lots are sold and by what rules. Two statements, however many lots; the end comes first. */
export async function scheduleLots(tx: Tx, lots: readonly Scheduled[]): Promise<void> {
  const rows = JSON.stringify(lots);
  await sql`update auctions set ends_at = t.ends_at
    from json_to_recordset(${rows}::json) as t (id bigint, ends_at timestamptz)
    where auctions.lot_id = t.id`.execute(tx);
  await sql`update timetables set market_value = t.market_value, reserve_price = t.reserve_price,
      bid_increment = t.bid_increment, soft_close_minutes = t.soft_close_minutes,
      starts_at = t.starts_at, hard_ends_at = t.hard_ends_at
    from json_to_recordset(${rows}::json) as t (id bigint, market_value bigint,
      reserve_price bigint, bid_increment bigint, soft_close_minutes int, starts_at timestamptz,
      hard_ends_at timestamptz)
    where timetables.lot_id = t.id`.execute(tx);
}
