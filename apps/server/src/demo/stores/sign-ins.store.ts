import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

export interface DemoSignIn {
  readonly user_id: number;
  readonly at: Date;
  readonly address: string;
  readonly country: string;
}

/** Everybody of the demo who signs in, in order. */
export const findMembers = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id", "type"])
    .where("is_demo", "=", true)
    .where("type", "<>", "admin")
    .where("status", "=", "active")
    .orderBy("id")
    .execute();

/** A seller and who bids on the seller's lots most. */
export const findBusiestPair = (db: Db) =>
  db
    .selectFrom("bid_orders")
    .innerJoin("users", "users.id", "bidder_id")
    .select(["seller_id", "bidder_id"])
    .where("users.is_demo", "=", true)
    .where("bid_count", ">", 0)
    .groupBy(["seller_id", "bidder_id"])
    .orderBy(sql`count(*)`, "desc")
    .orderBy("seller_id")
    .orderBy("bidder_id")
    .limit(1)
    .executeTakeFirst();

export const addSignIns = (tx: Tx, rows: readonly DemoSignIn[]) =>
  tx
    .insertInto("sign_ins")
    .values(rows.map((row) => ({ ...row, network: row.address })))
    .execute();
