import { type Milli, quantityOf } from "@rebale/contract";
import { sql } from "kysely";
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
