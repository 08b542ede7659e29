import type { lifting } from "@rebale/contract";
import type { Db } from "../../../platform/db/db.ts";

/** A site as its gate shows it. */
export async function findSite(db: Db, id: number): Promise<lifting.PickupSite> {
  const { id: siteId, ...site } = await db
    .selectFrom("sites")
    .select(["id", "name", "address", "city", "state", "pincode", "gate_contact", "loading_hours"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...site, _id: String(siteId) };
}
