import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { addJob } from "../../platform/jobs.ts";
import { type Delivery, MOST_ATTEMPTS } from "./messages.rules.ts";

export interface NewMessage {
  readonly channel: "mail" | "sms" | "push";
  /** A mail address, a 10-digit mobile, or for push the user's id. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Writes the message and the job that delivers it, in the caller's transaction. */
export async function queueMessage(tx: Tx, message: NewMessage): Promise<void> {
  const { id } = await tx
    .insertInto("messages")
    .values(message)
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(tx, "deliver-message", { messageId: id }, { attempts: MOST_ATTEMPTS });
}

/** How a member can be reached. */
export const findReach = (tx: Tx, userId: number) =>
  tx
    .selectFrom("users")
    .select(["email", "mobile", "name"])
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
    .where("id", "=", userId)
    .executeTakeFirst();

/**
 * Held until the outcome is written: the same message on two nodes is delivered by the first and
 * found done by the second.
 */
export const lockMessage = (tx: Tx, id: number) =>
  tx.selectFrom("messages").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
export type MessageRow = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

export async function recordDelivery(
  tx: Tx,
  id: number,
  delivery: Delivery,
  at: Date,
  body?: string,
): Promise<void> {
  const delivered = delivery.status === "sent" || delivery.status === "shown";
  await tx
    .updateTable("messages")
    .set((eb) => ({
      status: delivery.status,
      attempts: eb("attempts", "+", 1),
      last_error: "lastError" in delivery ? delivery.lastError : null,
      ...(delivered ? { sent_at: at } : {}),
      ...(body === undefined ? {} : { body }),
    }))
    .where("id", "=", id)
    .execute();
}

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
    .offset((page - 1) * rows)
    .execute();
  const { count } = await db
    .selectFrom(wanted().select("id").limit(10_000).as("some"))
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { list, totalpage: Math.ceil(count / rows) };
}

export const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
