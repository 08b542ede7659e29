import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

export interface Seat {
  readonly companyId: number;
  readonly status: "active" | "asked";
}

/** A new company; undefined when another has this PAN, once that one is committed. */
export const addCompany = (tx: Tx, company: { name: string; pan: string | null }) =>
  tx
    .insertInto("companies")
    .values(company)
    .onConflict((conflict) => conflict.column("pan").doNothing())
    .returning("id")
    .executeTakeFirst();

export const findCompanyByPan = (db: Db, pan: string) =>
  db.selectFrom("companies").select(["id", "name"]).where("pan", "=", pan).executeTakeFirst();

/** Gives a user their place, in place of one that has ended; nothing where one still stands. */
export const seatUser = (tx: Tx, userId: number, { companyId, status }: Seat) => {
  const seat = {
    company_id: companyId,
    status,
    role: status === "active" ? "owner" : null,
    bid_limit: null,
    since: sql<Date>`market_now()`,
  };
  return tx
    .insertInto("company_users")
    .values({ user_id: userId, ...seat })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(seat)
        .where("company_users.status", "in", ["declined", "removed"]),
    )
    .returning("user_id")
    .executeTakeFirst();
};

export const findOwners = (db: Db, companyId: number) =>
  db
    .selectFrom("company_users")
    .select("user_id")
    .where("company_id", "=", companyId)
    .where("role", "=", "owner")
    .orderBy("user_id")
    .execute();
