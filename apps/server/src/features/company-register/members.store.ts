import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

export interface Seat {
  readonly companyId: number;
  readonly status: "active" | "asked";
}

export const addCompany = (tx: Tx, company: { name: string; pan: string | null }) =>
  tx.insertInto("companies").values(company).returning("id").executeTakeFirstOrThrow();

/** Whoever else names a company by this PAN, or accepts one, waits here. */
export const lockPan = (tx: Tx, pan: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`PAN ${pan}`}, 0))`.execute(tx);

/** The company whose PAN this is; while none is accepted, the first that named it. */
export const findCompanyByPan = (db: Db, pan: string) =>
  db
    .selectFrom("companies")
    .select(["id", "name"])
    .select(sql<boolean>`pan_accepted_at is not null`.as("isAccepted"))
    .where("pan", "=", pan)
    .orderBy(sql`pan_accepted_at is null`)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

/**
 * Gives a user their place, in place of one that has ended, or of any other; nothing where one
 * still stands.
 */
export const seatUser = (
  tx: Tx,
  userId: number,
  { companyId, status }: Seat,
  inPlaceOfAny: boolean,
) => {
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
        .where(sql<boolean>`${inPlaceOfAny} or company_users.status in ('declined', 'removed')`),
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
