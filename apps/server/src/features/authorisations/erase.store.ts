import type { Tx } from "../../platform/db/db.ts";

export const eraseAuthorisations = (tx: Tx, companyId: number) =>
  tx.deleteFrom("authorisations").where("company_id", "=", companyId).execute();
