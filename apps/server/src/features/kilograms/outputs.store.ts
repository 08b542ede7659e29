import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

export interface NewOutput {
  readonly awardId: number;
  readonly document: string;
  readonly userId: number;
}
export async function insertOutput(
  tx: Tx,
  { awardId, document, userId }: NewOutput,
): Promise<number> {
  const row = tx
    .insertInto("kg_outputs")
    .values({ award_id: awardId, document, made_by: userId })
    .returning("id");
  return (await row.executeTakeFirstOrThrow()).id;
}

/**
 * A document of the company that was sent before: the one that is named, else this sale's last.
 */
export async function documentSentBefore(
  db: Db,
  companyId: number,
  awardId: number,
  { document }: { readonly document: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ file: string }>`
    select file from company_files
    where company_id = ${companyId} and file = coalesce(${document}, (select document
      from kg_outputs where award_id = ${awardId} order by id desc limit 1))`.execute(db);
  return rows[0]?.file;
}

export interface ReportRow {
  readonly id: number;
  readonly document: string;
  readonly madeAt: Date;
  readonly lines: readonly { readonly material: string | null; readonly grams: number }[];
}
/** The buyer's reports, the first first; a line of loss has no material. */
export async function reportsOf(db: Db, awardId: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select o.id, o.document, o.made_at as "madeAt",
      (select coalesce(json_agg(json_build_object('material', a.material, 'grams', l.grams)
          order by l.no), '[]')
        from kg_entries e join kg_lines l on l.entry_id = e.id
          join kg_accounts a on a.id = l.account_id
        where e.key = 'output:' || o.id and l.grams > 0) as lines
    from kg_outputs o where o.award_id = ${awardId} order by o.id`.execute(db);
  return rows;
}
