import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { CompanyPapers } from "../../platform/db/db-types.ts";

/** Companies that the office has looked at or is to look at, with the numbers of who came first. */
export const findShownCompanies = (db: Db) =>
  db
    .selectFrom("companies")
    .innerJoin("company_users as seat", "seat.company_id", "companies.id")
    .innerJoin("users", "users.id", "seat.user_id")
    .leftJoin("account_papers as given", "given.user_id", "users.id")
    .select(["companies.id", "companies.name", "companies.status", "companies.pan"])
    .select(["users.id as userId", "given.gst_number as gstin", "given.account_no as account"])
    .distinctOn("companies.id")
    .where("users.is_demo", "=", true)
    .where("companies.status", "<>", "unverified")
    .where("companies.pan", "is not", null)
    .where("seat.status", "=", "active")
    .orderBy("companies.id")
    .orderBy("users.id")
    .execute();
export type ShownCompany = Awaited<ReturnType<typeof findShownCompanies>>[number];

export async function addPapers(tx: Tx, rows: readonly Insertable<CompanyPapers>[]) {
  const document = ({ file, company_id }: Insertable<CompanyPapers>) => ({
    file,
    company_id,
    media_type: "application/pdf",
  });
  await tx.insertInto("company_documents").values(rows.map(document)).execute();
  await tx
    .insertInto("company_papers")
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Since when a company waits, and what it was asked to correct. */
export const setSubmitted = (
  tx: Tx,
  companyId: number,
  at: Date,
  reasons: readonly { path: string; msg: string }[],
) =>
  tx
    .updateTable("companies")
    .set({ submitted_at: at, reasons: sql`${JSON.stringify(reasons)}::jsonb` })
    .where("id", "=", companyId)
    .execute();
