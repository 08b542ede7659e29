import { type Basis, basisUnits, type Milli, quantityOf } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Goods } from "./auction-notices.ts";

/** How much each of these lots is, in its unit, and what its bids name. */
export async function findGoods(tx: Tx, lotIds: readonly number[]): Promise<Map<number, Goods>> {
  const rows = await tx
    .selectFrom("lot_goods")
    .select(["id", "quantity_milli", "unit", "basis", "weight_grams"])
    .where("id", "=", sql<number>`any(${lotIds}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ id, unit, ...row }) => {
      const basis = row.basis as Basis;
      const quantity = quantityOf(row.quantity_milli as Milli);
      return [id, { quantity, unit, basis, units: basisUnits(basis, { unit, ...row }) }];
    }),
  );
}
