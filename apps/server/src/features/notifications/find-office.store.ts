import { office } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";

/** Mail addresses of who has the permission in the office. */
export async function findOffice(tx: Tx, permission: office.Permission): Promise<string[]> {
  const rows = await tx
    .selectFrom("people as users")
    .innerJoin("office_people as office_users", "office_users.user_id", "users.id")
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
