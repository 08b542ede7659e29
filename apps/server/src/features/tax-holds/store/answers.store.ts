import type { Db } from "../../../platform/db/db.ts";

/** The kind of a document that a company has sent. */
export async function mediaTypeOf(db: Db, file: string): Promise<string> {
  const row = await db
    .selectFrom("company_files")
    .select("media_type")
    .where("file", "=", file)
    .executeTakeFirst();
  return row?.media_type ?? "application/octet-stream";
}
