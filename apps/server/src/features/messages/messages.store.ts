import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { addJobs } from "../../platform/jobs.ts";
import { containing, offsetOf, pageCount } from "../../platform/list-query.ts";
import { deliveryJob, MOST_ATTEMPTS, type NewMessage } from "./messages.rules.ts";

/**
 * Writes messages and the jobs that deliver them, in the caller's transaction: two statements,
 * however many messages.
 */
export async function queueMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const { rows } = await sql<Queued>`
    insert into messages (channel, recipient, subject, body, template)
    select channel, recipient, subject, body, template
    from json_to_recordset(${JSON.stringify(messages)}::json)
      as m (channel text, recipient text, subject text, body text, template text)
    returning id, channel, subject`.execute(tx);
  await queueDeliveries(tx, rows);
}

type Queued = Pick<NewMessage, "channel" | "subject"> & { readonly id: number };

/** The key makes a job that is asked for again replace the one before. */
export const queueDeliveries = (tx: Tx, messages: readonly Queued[]): Promise<void> =>
  addJobs(
    tx,
    messages.map((message) => ({
      name: deliveryJob(message),
      payload: { messageId: message.id },
      key: `message-${message.id}`,
      attempts: MOST_ATTEMPTS,
    })),
  );

/** How members can be reached. */
export const findReach = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom("users")
    .select(["id", "email", "mobile", "name", "language"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("push_subscriptions")
            .select("endpoint")
            .whereRef("push_subscriptions.user_id", "=", "users.id"),
        )
        .as("has_push"),
    )
    .where("id", "=", sql<number>`any(${userIds})`)
    .execute();
export type Reach = Awaited<ReturnType<typeof findReach>>[number];

interface OutboxQuery {
  readonly page: number;
  readonly rows: number;
  readonly q?: string | undefined;
  readonly channel?: "mail" | "sms" | "push" | undefined;
}

/** Newest first. Counting stops at 10,000: nobody pages further. */
export async function listOutbox(db: Db, { page, rows, q, channel }: OutboxQuery) {
  const wanted = () => {
    let found = db.selectFrom("messages");
    if (channel) found = found.where("channel", "=", channel);
    if (q)
      found = found.where((eb) =>
        eb.or([eb("recipient", "ilike", containing(q)), eb("subject", "ilike", containing(q))]),
      );
    return found;
  };
  const list = await wanted()
    .selectAll()
    .orderBy("id", "desc")
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const { count } = await db
    .selectFrom(wanted().select("id").limit(10_000).as("some"))
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { list, totalpage: pageCount(count, rows) };
}
export type MessageRow = Awaited<ReturnType<typeof listOutbox>>["list"][number];
