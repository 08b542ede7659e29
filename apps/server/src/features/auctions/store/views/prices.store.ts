import { sql } from "kysely";
import type { Db } from "../../../../platform/db/db.ts";
import { PARTY } from "../sale/party.store.ts";

/** How these auctions stand; those that not everybody may see are left out. */
export const priceRows = (db: Db, lotIds: readonly number[]) =>
  db
    .selectFrom("auctions")
    .innerJoin("lot_goods as lots", "lots.id", "auctions.lot_id")
    .innerJoin("timetables", "timetables.lot_id", "auctions.lot_id")
    .select(["auctions.lot_id", "ledger_seq", "ledger_hash", "highest_bid", "auctions.bid_count"])
    .select(["auctions.ends_at", "market_value", "bid_increment", "closed_at", "paused_at"])
    .select(["basis", "unit", "quantity_milli", "weight_grams"])
    .select(["leader_alias", "stage"])
    .where("auctions.lot_id", "=", anyOf(lotIds))
    .where("approval", "=", "approved")
    .where("invited_only", "=", false)
    .execute();
export type PriceRow = Awaited<ReturnType<typeof priceRows>>[number];

/** The part in those of these auctions in which a bid of theirs stands. */
export const ordersIn = (db: Db, lotIds: readonly number[], parties: readonly number[]) =>
  db
    .selectFrom("bid_orders")
    .innerJoin("auctions", "auctions.lot_id", "bid_orders.lot_id")
    .select(["bid_orders.lot_id", "alias", "best_bid", "auctions.leader_alias"])
    .where("bid_orders.lot_id", "=", anyOf(lotIds))
    .where(PARTY, "in", [...parties])
    .where("bid_orders.bid_count", ">", 0)
    .execute();

const anyOf = (lotIds: readonly number[]) => sql<number>`any(${[...lotIds]}::bigint[])`;
