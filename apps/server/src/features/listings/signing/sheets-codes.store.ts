import type { Tx } from "../../../platform/db/db.ts";

/** Codes that sign the sheets of several lots; which ones is in the key of their hashes. */

interface NewCode {
  readonly userId: number;
  readonly codeHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}
export const addSheetsCode = (tx: Tx, { userId, codeHash, now, expiresAt }: NewCode) =>
  tx
    .insertInto("sheets_codes")
    .values({ user_id: userId, code_hash: codeHash, created_at: now, expires_at: expiresAt })
    .execute();

/** The newest code of a seller; its row lock makes attempts at it count one by one. */
export const lockNewestSheetsCode = (tx: Tx, userId: number) =>
  tx
    .selectFrom("sheets_codes")
    .select(["id", "code_hash", "attempts", "expires_at", "used_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export const countSheetsTry = (tx: Tx, id: number) =>
  tx
    .updateTable("sheets_codes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();

export const useSheetsCode = (tx: Tx, id: number, now: Date) =>
  tx.updateTable("sheets_codes").set({ used_at: now }).where("id", "=", id).execute();
