import type { Db, Tx } from "../../platform/db/db.ts";

export const materialCodes = (db: Db) =>
  db
    .selectFrom("materials")
    .select(["code", "name", "hsn", "hsn6", "is_hsn6_confirmed as confirmed"])
    .orderBy("position")
    .execute();

/** @returns whether there is such a material, of whose HSN it is a part */
export async function recordMaterialCode(
  tx: Tx,
  { code, hsn6, confirmed }: { code: string; hsn6: string | null; confirmed: boolean },
): Promise<"done" | "unknown" | "unfit"> {
  const material = await tx
    .selectFrom("materials")
    .select("hsn")
    .where("code", "=", code)
    .executeTakeFirst();
  if (!material) return "unknown";
  if (hsn6 !== null && !hsn6.startsWith(material.hsn)) return "unfit";
  await tx
    .updateTable("materials")
    .set({ hsn6, is_hsn6_confirmed: hsn6 !== null && confirmed })
    .where("code", "=", code)
    .execute();
  return "done";
}
