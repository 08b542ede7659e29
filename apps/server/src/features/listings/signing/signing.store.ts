import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

interface NewSheetCode {
  readonly lotId: number;
  readonly version: number;
  readonly userId: number;
  readonly codeHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}
export const addSheetCode = (tx: Tx, code: NewSheetCode) =>
  tx
    .insertInto("sheet_codes")
    .values({
      lot_id: code.lotId,
      version: code.version,
      user_id: code.userId,
      code_hash: code.codeHash,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();

/** The newest code of any version; its row lock makes attempts at it count one by one. */
export const lockNewestSheetCode = (tx: Tx, lotId: number, userId: number) =>
  tx
    .selectFrom("sheet_codes")
    .select(["id", "version", "code_hash", "attempts", "expires_at", "used_at"])
    .where("lot_id", "=", lotId)
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Wrong codes of a seller, for one sheet or for several. */
export async function countSheetTriesSince(tx: Tx, userId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select coalesce(sum(attempts), 0)::int as tries from (
      select attempts, user_id, created_at from sheet_codes
      union all select attempts, user_id, created_at from sheets_codes) tried
    where user_id = ${userId} and created_at > ${since}`.execute(tx);
  return rows[0]?.tries ?? 0;
}

export const countSheetTry = (tx: Tx, id: number) =>
  tx
    .updateTable("sheet_codes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();

export const useSheetCode = (tx: Tx, id: number, now: Date) =>
  tx.updateTable("sheet_codes").set({ used_at: now }).where("id", "=", id).execute();

/** As long as the attempts of a day are counted. */
export async function deleteOldSheetCodes(db: Db): Promise<void> {
  for (const table of ["sheet_codes", "sheets_codes"] as const)
    await db
      .deleteFrom(table)
      .where("created_at", "<", sql<Date>`(select market_now()) - interval '1 day'`)
      .execute();
}

export const findSigner = (db: Db, userId: number) =>
  db
    .selectFrom("people")
    .select(["mobile", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
