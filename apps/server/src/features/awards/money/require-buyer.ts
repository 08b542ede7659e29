import type { Db } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findAwardById } from "../awards.store.ts";

/** @throws Problem not_found where the sale is not one that this company has bought */
export async function requireBuyer(db: Db, companyId: number, awardId: number): Promise<void> {
  const award = await findAwardById(db, awardId);
  if (award?.buyerCompanyId !== companyId) throw new Problem("not_found", { path: "award_id" });
}
