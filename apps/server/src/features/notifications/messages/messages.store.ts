import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { containing } from "../../../platform/lists/list-query.ts";
import { listing, type RowOf } from "../../../platform/lists/listing.store.ts";
import { deliveryJob, MOST_ATTEMPTS, type NewMessage, secondsToWait } from "./messages.rules.ts";

/**
 * Writes messages and the jobs that deliver them, in the caller's transaction: two statements,
 * however many messages. Answers their ids.
 */
export async function queueMessages(tx: Tx, messages: readonly NewMessage[]): Promise<number[]> {
  if (messages.length === 0) return [];
  const { rows } = await sql<Queued>`
    insert into messages (channel, recipient, subject, body, secret, user_id, template, thread,
      unsubscribe)
    select channel, recipient, subject, body, secret, "userId", template, thread, unsubscribe
    from json_to_recordset(${JSON.stringify(messages)}::json)
      as m (channel text, recipient text, subject text, body text, secret text,
        "userId" bigint, template text, thread text, unsubscribe text)
    returning id, channel, subject`.execute(tx);
  await queueDeliveries(tx, rows);
  return rows.map(({ id }) => id);
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
    secondsToWait(messages.length),
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
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("alert_settings")
            .select("whatsapp_since")
            .whereRef("alert_settings.user_id", "=", "users.id")
            .where("whatsapp_since", "is not", null),
        )
        .as("wants_whatsapp"),
    )
    .where("id", "=", sql<number>`any(${userIds})`)
    .execute();
export type Reach = Awaited<ReturnType<typeof findReach>>[number];

interface OutboxQuery {
  /** As `searchText` gives it. */
  readonly q: string;
  readonly channel?: NewMessage["channel"] | undefined;
  readonly user_id?: number | undefined;
  readonly company_id?: number | undefined;
}

/** Texts are long: those of so many newest messages are searched, what is older by its subject. */
const TEXTS_SEARCHED = 10_000;
const saying = (pattern: string) => sql<boolean>`((recipient || ' ' || subject) ilike ${pattern}
  or (id > (select coalesce(max(id), 0) from messages) - ${TEXTS_SEARCHED}
    and body ilike ${pattern}))`;

/** Newest first. */
export function listOutbox(db: Db, { q, channel, user_id, company_id }: OutboxQuery) {
  const matching = db
    .selectFrom("messages")
    .$if(channel !== undefined, (b) => b.where("channel", "=", channel ?? ""))
    .$if(user_id !== undefined, (b) => b.where("user_id", "=", user_id ?? 0))
    .$if(company_id !== undefined, (b) =>
      b.where("user_id", "in", (eb) =>
        eb
          .selectFrom("company_users")
          .select("company_users.user_id")
          .where("company_id", "=", company_id ?? 0)
          .where("company_users.status", "=", "active"),
      ),
    )
    .$if(q !== "", (b) => b.where(saying(containing(q))));
  return listing(db, matching, matching.selectAll().orderBy("id", "desc"));
}
export type MessageRow = RowOf<ReturnType<typeof listOutbox>>;
