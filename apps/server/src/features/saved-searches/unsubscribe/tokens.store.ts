import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** Paths on which these members end mails about searches and watched lots, made when first used. */
export async function unsubscribeLinks(
  tx: Tx,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const made = [...new Set(userIds)].map((user_id) => ({
    user_id,
    token: randomBytes(24).toString("base64url"),
  }));
  await tx
    .insertInto("unsubscribe_tokens")
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tx
    .selectFrom("unsubscribe_tokens")
    .select(["user_id", "token"])
    .where("user_id", "=", sql<number>`any(${[...userIds]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ user_id, token }) => [user_id, `/unsubscribe/${token}`]));
}

export const findByToken = (tx: Tx, token: string) =>
  tx
    .selectFrom("unsubscribe_tokens")
    .select("user_id")
    .where("token", "=", token)
    .executeTakeFirst();

/** No alert goes to the member by mail any more, not even one that waits. */
export async function stopMails(tx: Tx, userId: number): Promise<void> {
  await sql`update saved_searches set channels = array_remove(channels, 'mail')
    where user_id = ${userId} and 'mail' = any(channels)`.execute(tx);
  await sql`update alert_settings set watch_channels = array_remove(watch_channels, 'mail')
    where user_id = ${userId}`.execute(tx);
  await sql`delete from waiting_alerts where user_id = ${userId} and channel = 'mail'`.execute(tx);
}
