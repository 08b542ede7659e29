import type { Tx } from "../../../platform/db/db.ts";

interface NewCode {
  readonly mobile: string;
  readonly codeHash: string;
  readonly address: string;
  /** The known device that asked, whose code it then is. */
  readonly device: Buffer | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** A device's newest code counts, and the one before it: an SMS may come late. */
export const addCode = (tx: Tx, { mobile, codeHash, address, device, now, expiresAt }: NewCode) =>
  tx
    .insertInto("otp_codes")
    .values({
      mobile,
      code_hash: codeHash,
      address,
      device,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();

/**
 * The two newest codes that this device asked for, or that any unknown one did, the newest first.
 * Their row locks make attempts count one by one.
 */
export const lockNewestCodes = (tx: Tx, mobile: string, device: Buffer | null) =>
  tx
    .selectFrom("otp_codes")
    .select(["id", "code_hash", "attempts", "expires_at", "used_at", "address"])
    .where("mobile", "=", mobile)
    .where("device", device ? "=" : "is", device)
    .orderBy("id", "desc")
    .limit(2)
    .forUpdate()
    .execute();

/** Wrong codes of a phone since then, from unknown devices; lock the newest code first. */
export async function countTriesSince(tx: Tx, mobile: string, since: Date): Promise<number> {
  const { tries } = await tx
    .selectFrom("otp_codes")
    .select((eb) => eb.fn.sum<string | null>("attempts").as("tries"))
    .where("mobile", "=", mobile)
    .where("device", "is", null)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(tries);
}

export const countTry = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable("otp_codes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("id", "in", [...ids])
    .execute();

export const useCodes = (tx: Tx, ids: readonly number[], now: Date) =>
  tx
    .updateTable("otp_codes")
    .set({ used_at: now })
    .where("id", "in", [...ids])
    .execute();

export const dropCodesBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom("otp_codes").where("created_at", "<", before).execute();
