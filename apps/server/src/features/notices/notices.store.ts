import type { Tx } from "../../platform/db.ts";

/** Mail addresses of the office. */
export async function findOffice(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom("users")
    .select("email")
    .where("type", "=", "admin")
    .where("status", "=", "active")
    .where("email", "is not", null)
    .execute();
  return rows.flatMap((row) => row.email ?? []);
}
