import type { Db } from "../../platform/db/db.ts";
import { findProvenContact } from "../accounts/index.ts";
import { findOwners } from "../company-register/index.ts";

/** Whom a gateway is told to reach about a company's money: its first owner. */
export async function contactOf(db: Db, companyId: number) {
  const [owner] = await findOwners(db, companyId);
  return owner ? findProvenContact(db, owner.user_id) : { mobile: null, email: null };
}
