import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

/** The same picture again changes nothing, so this needs no transaction to join. */
export const addPicture = (db: Db, picture: { file: string; width: number; height: number }) =>
  db
    .insertInto("pictures")
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Files that a sweep is to look at: just stored and not named yet, or named no longer. */
export async function noteUnused(db: Db, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto("unused_files")
    .values([...new Set(files)].map((file) => ({ file })))
    .onConflict((conflict) => conflict.column("file").doUpdateSet({ since: sql<Date>`now()` }))
    .execute();
}

const MAX_AT_ONCE = 200;

/** Ends the watch over files noted before then; answers those of them that nothing names. */
export async function takeUnused(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ file: string; is_used: boolean }>`
    delete from unused_files where file in (
      select file from unused_files where since < ${before} order by since
      limit ${MAX_AT_ONCE} for update skip locked)
    returning file, is_file_used(file) as is_used`.execute(tx);
  const unused = rows.filter(({ is_used }) => !is_used).map(({ file }) => file);
  if (unused.length) await tx.deleteFrom("pictures").where("file", "in", unused).execute();
  return unused;
}

/**
 * The key of every file that the market names and cannot make anew: pictures and catalogs, papers
 * of members and companies. Renditions are drawn again.
 */
export async function namedFiles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select 'public/' || file as key from pictures
    union select 'public/' || catalog from lot_goods where catalog is not null
    union select 'public/' || catalog from lot_drafts where catalog is not null
    union select 'private/' || file from documents
    union select 'private/' || file from company_files
    union select 'private/' || photo from weighed
    order by key`.execute(db);
  return rows.map(({ key }) => key);
}
