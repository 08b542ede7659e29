import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { CompanyPapers } from "../../platform/db/db-types.ts";

/** Puts a paper in place of the one of its kind, which becomes history. */
export async function replacePaper(tx: Tx, paper: Insertable<CompanyPapers>): Promise<void> {
  await tx
    .updateTable("company_papers")
    .set({ replaced_at: sql<Date>`market_now()` })
    .where("company_id", "=", paper.company_id)
    .where("kind", "=", paper.kind)
    .where("replaced_at", "is", null)
    .execute();
  await tx
    .insertInto("company_papers")
    .values({ ...paper, sent_at: sql<Date>`market_now()` })
    .execute();
}

/** All papers of a company, the current ones and their history: newest first. */
export const listPapers = (db: Db, companyId: number) =>
  db
    .selectFrom("company_papers")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .execute();
export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number];

export const hasPaper = async (tx: Tx, companyId: number): Promise<boolean> =>
  Boolean(
    await tx
      .selectFrom("company_papers")
      .select("id")
      .where("company_id", "=", companyId)
      .limit(1)
      .executeTakeFirst(),
  );

/** For which company an account sends papers, and its own numbers; none for who may not. */
export const findSender = (tx: Tx, userId: number) =>
  tx
    .selectFrom("company_people as seat")
    .leftJoin("account_papers as given", "given.user_id", "seat.user_id")
    .select(["seat.company_id", "given.pan_number", "given.gst_number"])
    .where("seat.user_id", "=", userId)
    .where("seat.status", "=", "active")
    .where("seat.role", "in", ["owner", "manager"])
    .executeTakeFirst();

/** Those of these files that a company keeps: its history is not thrown away. */
export async function findStillUsed(tx: Tx, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const rows = await tx
    .selectFrom("company_documents")
    .select("file")
    .where("file", "in", [...files])
    .execute();
  return new Set(rows.map(({ file }) => file));
}

/** Fewer say nothing of how long the next one takes. */
const LEAST_CHECKS = 5;

/**
 * How long the checks of companies took in the last 30 days: hours, the median from the first paper
 * to the decision; null where they were too few.
 */
export async function usualCheckHours(db: Db): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select case when count(*) >= ${LEAST_CHECKS}
      then percentile_cont(0.5) within group (order by took) end as hours
    from (select extract(epoch from decided_at - min(sent_at))::float8 / 3600 as took
      from company_papers where decided_at > (select market_now()) - interval '30 days'
      group by company_id, decided_at) checks`.execute(db);
  return rows[0]?.hours ?? null;
}
