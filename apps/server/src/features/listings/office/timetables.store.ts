import { firstStage, USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import type { Insertable, Updateable } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Lots, Timetables } from "../../../platform/db/db-types.ts";
import { updateMany } from "../../../platform/db/update-many.store.ts";
import type { Timetable } from "../listings.rules.ts";

/** By what rules a lot is to be sold, as its seller asked or as it was sold before. */
export type SaleRules = Pick<
  Updateable<Timetables>,
  "market_value" | "reserve_price" | "bid_increment" | "soft_close_minutes" | "min_bidders"
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
  const rules = lots.flatMap(({ rules }, i) => {
    const { market_value = null, reserve_price = null, bid_increment = null } = rules ?? {};
    const { soft_close_minutes = 0, min_bidders = null } = rules ?? {};
    const lot_id = added[i]?.id;
    return rules
      ? [{ lot_id, market_value, reserve_price, bid_increment, soft_close_minutes, min_bidders }]
      : [];
  });
  await updateMany(tx, "timetables", "lot_id", rules);
  return added.map(({ id }) => id);
}

export type Scheduled = { readonly id: number } & Pick<
  Timetable,
  | "market_value"
  | "reserve_price"
  | "bid_increment"
  | "soft_close_minutes"
  | "starts_at"
  | "ends_at"
  | "hard_ends_at"
> &
  Partial<Pick<Timetable, "format" | "format_rules" | "min_bidders">>;

/**
 * When lots are sold and by what rules: in an open auction, where nothing is said of it. Two
 * statements, however many lots; the end comes first.
 */
export async function scheduleLots(tx: Tx, lots: readonly Scheduled[]): Promise<void> {
  await updateMany(
    tx,
    "auctions",
    "lot_id",
    lots.map(({ id, ends_at }) => ({ lot_id: id, ends_at })),
  );
  await updateMany(
    tx,
    "timetables",
    "lot_id",
    lots.map(({ format = USUAL_FORMAT, format_rules = null, min_bidders = null, ...lot }) => ({
      lot_id: lot.id,
      market_value: lot.market_value,
      reserve_price: lot.reserve_price,
      bid_increment: lot.bid_increment,
      soft_close_minutes: lot.soft_close_minutes,
      starts_at: lot.starts_at,
      hard_ends_at: lot.hard_ends_at,
      format,
      format_rules,
      stage: firstStage(format),
      min_bidders,
    })),
  );
}
