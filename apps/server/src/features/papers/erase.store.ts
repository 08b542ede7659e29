import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/**
 * Removes a company's papers; what a sale that was undone still names stays with it.
 * @returns files whose rows are gone
 */
export async function erasePapers(tx: Tx, companyId: number): Promise<string[]> {
  await tx.deleteFrom("company_papers").where("company_id", "=", companyId).execute();
  const { rows } = await sql<{ file: string }>`delete from company_documents
    where company_id = ${companyId}
      and not exists (select from award_declarations where document = file)
      and not exists (select from kg_outputs where document = file)
    returning file`.execute(tx);
  return rows.map(({ file }) => file);
}
