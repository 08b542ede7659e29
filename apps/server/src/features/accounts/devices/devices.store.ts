import type { Db, Tx } from "../../../platform/db/db.ts";

/** An account's known devices at most; the one that was used longest ago makes room. */
const MAX_DEVICES = 20;

/** Whether a device was signed in from to one of these accounts. */
export const isDeviceOf = async (
  db: Db,
  userIds: readonly number[],
  tokenHash: Buffer,
): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("known_devices")
      .select("user_id")
      .where("token_hash", "=", tokenHash)
      .where("user_id", "in", userIds)
      .limit(1)
      .executeTakeFirst(),
  );

export const isDevice = async (db: Db, tokenHash: Buffer): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("known_devices")
      .select("user_id")
      .where("token_hash", "=", tokenHash)
      .executeTakeFirst(),
  );

export async function saveDevice(
  tx: Tx,
  userId: number,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("known_devices")
    .values({ token_hash: tokenHash, user_id: userId, created_at: now, used_at: now })
    .onConflict((conflict) =>
      conflict.columns(["token_hash", "user_id"]).doUpdateSet({ used_at: now }),
    )
    .execute();
  await tx
    .deleteFrom("known_devices")
    .where("user_id", "=", userId)
    .where("token_hash", "in", (eb) =>
      eb
        .selectFrom("known_devices")
        .select("token_hash")
        .where("user_id", "=", userId)
        .orderBy("used_at", "desc")
        .orderBy("token_hash")
        .offset(MAX_DEVICES),
    )
    .execute();
}

export const dropDevicesBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom("known_devices").where("used_at", "<", before).execute();
