import { type Expression, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

export const TEXT_CHANNELS = ["sms", "whatsapp"] as const;
type TextChannel = (typeof TEXT_CHANNELS)[number];

/** Whether a number wants no more by this channel, of each row of a statement. */
export const hasStopped = (channel: Expression<string>, mobile: Expression<string | null>) =>
  sql<boolean>`exists (select from stopped_numbers
    where stopped_numbers.channel = ${channel} and stopped_numbers.mobile = ${mobile})`;

export const stop = (tx: Tx, channel: TextChannel, mobile: string) =>
  tx
    .insertInto("stopped_numbers")
    .values({ channel, mobile })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const start = (tx: Tx, channel: TextChannel, mobile: string) =>
  tx
    .deleteFrom("stopped_numbers")
    .where("channel", "=", channel)
    .where("mobile", "=", mobile)
    .execute();

/** The channels a member has stopped. */
export async function findStopped(db: Db, userId: number): Promise<TextChannel[]> {
  const rows = await db
    .selectFrom("stopped_numbers")
    .innerJoin("people as users", "users.mobile", "stopped_numbers.mobile")
    .select("channel")
    .where("users.id", "=", userId)
    .orderBy("channel")
    .execute();
  return rows.map(({ channel }) => channel as TextChannel);
}

/** The member says in the settings that these may come again. */
export async function startAgain(
  tx: Tx,
  userId: number,
  channels: readonly TextChannel[],
): Promise<void> {
  if (channels.length === 0) return;
  await tx
    .deleteFrom("stopped_numbers")
    .where("channel", "in", channels)
    .where(sql<boolean>`mobile = (select u.mobile from people u where u.id = ${userId})`)
    .execute();
}
