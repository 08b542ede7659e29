import { type Milli, office, quantityOf } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/** Mail addresses of who has the permission in the office. */
export async function findOffice(tx: Tx, permission: office.Permission): Promise<string[]> {
  const rows = await tx
    .selectFrom("users")
    .innerJoin("office_users", "office_users.user_id", "users.id")
    .select("email")
    .where(
      "role",
      "in",
      office.OFFICE_ROLES.filter((role) => office.roleMay(role, permission)),
    )
    .where("type", "=", "admin")
    .where("status", "=", "active")
    .where("email", "is not", null)
    .execute();
  return rows.flatMap((row) => row.email ?? []);
}

/** How much each of these lots is, in its unit. */
export async function findGoods(
  tx: Tx,
  lotIds: readonly number[],
): Promise<Map<number, { quantity: number; unit: string }>> {
  const rows = await tx
    .selectFrom("lots")
    .select(["id", "quantity_milli", "unit"])
    .where("id", "=", sql<number>`any(${lotIds}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ id, quantity_milli, unit }) => [
      id,
      { quantity: quantityOf(quantity_milli as Milli), unit },
    ]),
  );
}
