import type { Db, Tx } from "../../../platform/db/db.ts";

export const findFactor = (db: Db, userId: number) =>
  db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();

/** Its row lock makes codes of one account count one by one. */
export const lockFactor = (tx: Tx, userId: number) =>
  tx
    .selectFrom("second_factors")
    .selectAll()
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
export type FactorRow = NonNullable<Awaited<ReturnType<typeof lockFactor>>>;

export const hasFactor = async (db: Db, userId: number): Promise<boolean> =>
  Boolean((await findFactor(db, userId))?.confirmed_at);

/** A secret that waits to be confirmed replaces an earlier one; none replaces one that counts. */
export const putSecret = (tx: Tx, userId: number, secret: Buffer, keyId: Buffer) =>
  tx
    .insertInto("second_factors")
    .values({ user_id: userId, secret, key_id: keyId })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret, key_id: keyId, wrong_codes: 0, wrong_since: null })
        .where("second_factors.confirmed_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();

export const changeFactor = (
  tx: Tx,
  userId: number,
  change: Partial<Omit<FactorRow, "user_id" | "created_at">>,
) => tx.updateTable("second_factors").set(change).where("user_id", "=", userId).execute();

export const dropFactor = (tx: Tx, userId: number) =>
  tx.deleteFrom("second_factors").where("user_id", "=", userId).execute();

export const addRecoveryCodes = (tx: Tx, userId: number, hashes: readonly Buffer[]) =>
  tx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();

/** Takes a recovery code: it works once. */
export const takeRecoveryCode = async (tx: Tx, userId: number, codeHash: Buffer) =>
  Boolean(
    await tx
      .deleteFrom("recovery_codes")
      .where("user_id", "=", userId)
      .where("code_hash", "=", codeHash)
      .returning("user_id")
      .executeTakeFirst(),
  );

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<string>().as("left"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Secrets under a key that is no longer the newest. */
export const listUnderOtherKeys = (db: Db, keyId: Buffer, most: number) =>
  db
    .selectFrom("second_factors")
    .select("user_id")
    .where("key_id", "<>", keyId)
    .limit(most)
    .execute();
