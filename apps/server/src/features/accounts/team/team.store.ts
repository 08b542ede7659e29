import type { office } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

type Role = office.OfficeRole;

interface Joining {
  readonly userId: number;
  readonly role: Role;
  readonly since?: Date | undefined;
  /** None: a command of the server did. */
  readonly invitedBy?: number | null;
}

export const addOfficeUser = (tx: Tx, { userId, role, since, invitedBy = null }: Joining) =>
  tx
    .insertInto("office_users")
    .values({ user_id: userId, role, invited_by: invitedBy, ...(since && { since }) })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ role, invited_by: invitedBy }),
    )
    .execute();

/** Notes who turned a colleague's second factor off, and when. */
export const noteFactorReset = (tx: Tx, userId: number, by: number) =>
  sql`update office_users set factor_reset_by = ${by}, factor_reset_at = market_now()
    where user_id = ${userId}`.execute(tx);

const colleagues = (db: Db) =>
  db
    .selectFrom("office_users")
    .innerJoin("users", "users.id", "office_users.user_id")
    .leftJoin("second_factors", (join) =>
      join
        .onRef("second_factors.user_id", "=", "users.id")
        .on("second_factors.confirmed_at", "is not", null),
    )
    .select((eb) => [
      "users.id",
      "users.name",
      "users.email",
      "office_users.role",
      "office_users.since",
      eb("second_factors.user_id", "is not", null).as("has_second_factor"),
    ])
    .where("users.status", "=", "active");

/** The colleagues who may sign in, longest first. */
export const listTeam = (db: Db) =>
  colleagues(db).orderBy("since").orderBy("users.id").$castTo<TeamRow>().execute();
export interface TeamRow {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly role: Role;
  readonly since: Date;
  readonly has_second_factor: boolean;
}

export const findColleague = (db: Db, id: number) =>
  colleagues(db).where("users.id", "=", id).$castTo<TeamRow>().executeTakeFirst();

/** In the order of their ids, so that of two who remove each other one waits for the other. */
export const lockOwners = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .selectFrom("office_users")
    .innerJoin("users", "users.id", "office_users.user_id")
    .select("office_users.user_id")
    .where("office_users.role", "=", "owner")
    .where("users.status", "=", "active")
    .orderBy("office_users.user_id")
    .forUpdate("office_users")
    .execute();
  return rows.map((row) => row.user_id);
};

export const setOfficeRole = (tx: Tx, userId: number, role: Role) =>
  tx.updateTable("office_users").set({ role }).where("user_id", "=", userId).execute();

/** The account stays, as what it did stands in the audit; it opens nothing any more. */
export async function removeOfficeUser(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom("office_users").where("user_id", "=", userId).execute();
  await tx.updateTable("users").set({ status: "deactivated" }).where("id", "=", userId).execute();
}
