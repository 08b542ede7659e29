import type { Tx } from "../../../platform/db.ts";

interface NewCode {
  readonly mobile: string;
  readonly codeHash: string;
  readonly address: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** The newest code is the only one that counts, so a new row ends the one before. */
export const addCode = (tx: Tx, { mobile, codeHash, address, now, expiresAt }: NewCode) =>
  tx
    .insertInto("otp_codes")
    .values({ mobile, code_hash: codeHash, address, created_at: now, expires_at: expiresAt })
    .execute();

/** Guesses at one code take turns here, so that the tries are counted one by one. */
export const lockNewestCode = (tx: Tx, mobile: string) =>
  tx
    .selectFrom("otp_codes")
    .select(["id", "code_hash", "attempts", "expires_at", "used_at"])
    .where("mobile", "=", mobile)
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Wrong codes of a phone since then; take the newest code's turn first. */
export async function countTriesSince(tx: Tx, mobile: string, since: Date): Promise<number> {
  const { tries } = await tx
    .selectFrom("otp_codes")
    .select((eb) => eb.fn.sum<string | null>("attempts").as("tries"))
    .where("mobile", "=", mobile)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(tries);
}

export const countTry = (tx: Tx, id: number) =>
  tx
    .updateTable("otp_codes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();

export const useCode = (tx: Tx, id: number, now: Date) =>
  tx.updateTable("otp_codes").set({ used_at: now }).where("id", "=", id).execute();

export const forgetCodesBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom("otp_codes").where("created_at", "<", before).execute();
