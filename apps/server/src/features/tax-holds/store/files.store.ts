import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { listing, type RowOf } from "../../../platform/lists/listing.store.ts";
import type { Doc, Read2b } from "../domain/doc.ts";

/** GSTR-2Bs that were brought, and what they said of our own papers. */

/** A file's word on a hold, as it was answered. */
export interface Told {
  readonly holdId: number;
  readonly is: "found" | "differs" | "missing";
}

interface NewFile
  extends Pick<Read2b, "gstin" | "period" | "generatedOn" | "documents" | "isPart"> {
  readonly companyId: number;
  readonly userId: number;
  readonly sha256: string;
}

/** @returns its id; undefined where the company has brought the same bytes before */
export async function addFile(tx: Tx, file: NewFile): Promise<number | undefined> {
  const row = await tx
    .insertInto("gstr2b_files")
    .values({
      ...{ company_id: file.companyId, gstin: file.gstin, period: file.period },
      ...{ generated_on: file.generatedOn, sha256: file.sha256, documents: file.documents },
      ...{ is_part: file.isPart, brought_by: file.userId },
    })
    .onConflict((on) => on.columns(["company_id", "sha256"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export const setAnswer = (tx: Tx, fileId: number, told: readonly Told[]) =>
  tx
    .updateTable("gstr2b_files")
    .set({ answer: JSON.stringify(told) })
    .where("id", "=", fileId)
    .execute();

export interface BroughtBefore {
  readonly id: number;
  readonly gstin: string;
  readonly period: string;
  readonly generatedOn: string;
  readonly documents: number;
  readonly answer: readonly Told[];
}
export async function findFile(
  db: Db,
  companyId: number,
  sha256: string,
): Promise<BroughtBefore | undefined> {
  const { rows } = await sql<BroughtBefore>`
    select id, gstin, period, generated_on::text as "generatedOn", documents, answer
    from gstr2b_files where company_id = ${companyId} and sha256 = ${sha256}`.execute(db);
  return rows[0];
}

/** MMYYYY of the newest 2B that has shown each hold's paper. */
export async function shownIn(
  tx: Tx,
  holdIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ holdId: number; period: string }>`
    select distinct on (r.hold_id) r.hold_id as "holdId", f.period
    from gstr2b_rows r join gstr2b_files f on f.id = r.file_id
    where r.hold_id = any(${[...holdIds]}::bigint[])
    order by r.hold_id, right(f.period, 4) desc, left(f.period, 2) desc`.execute(tx);
  return new Map(rows.map(({ holdId, period }) => [holdId, period]));
}

/** The company's own papers as a file shows them; of others nothing is kept. */
export async function addRows(
  tx: Tx,
  fileId: number,
  shown: readonly { readonly holdId: number; readonly doc: Doc }[],
): Promise<void> {
  if (shown.length === 0) return;
  await tx
    .insertInto("gstr2b_rows")
    .values(
      shown.map(({ holdId, doc }) => ({
        ...{ file_id: fileId, hold_id: holdId, section: doc.section, number: doc.number },
        ...{ dated: doc.dated, value: doc.value, taxable: doc.taxable },
        ...{ igst: doc.igst, cgst: doc.cgst, sgst: doc.sgst },
        ...{ reverse_charge: doc.isReverse, itc: doc.itc, rejected: doc.isRejected },
      })),
    )
    .execute();
}

/** Those of a company, the newest first. */
export const listFiles = (db: Db, companyId: number) => {
  const own = db
    .selectFrom("gstr2b_files as f")
    .innerJoin("people as u", "u.id", "f.brought_by")
    .where("f.company_id", "=", companyId);
  return listing(
    db,
    own,
    own
      .select(["f.id", "f.gstin", "f.period", "f.documents", "f.sha256", "f.brought_at"])
      .select(sql<string>`f.generated_on::text`.as("generated_on"))
      .select("u.name as by")
      .orderBy("f.id", "desc"),
  );
};
export type FileRow = RowOf<ReturnType<typeof listFiles>>;
