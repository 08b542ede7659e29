import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { companyName } from "./endpoints.store.ts";

/** Writes down what a company, or the office, did to one of its webhooks. */
export async function audit(
  tx: Tx,
  adminId: number,
  companyId: number,
  action: string,
  details: object,
): Promise<void> {
  const about = aboutCompany(companyId, await companyName(tx, companyId));
  await writeAudit(tx, { adminId, action, details, ...about });
}
