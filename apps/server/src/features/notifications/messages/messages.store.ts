import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { containing } from "../../../platform/lists/list-query.ts";
import { listing, type RowOf } from "../../../platform/lists/listing.store.ts";
import { hasStopped } from "../stopped/stopped.store.ts";
import { deliveryJob, MAX_ATTEMPTS, type NewMessage, secondsToWait } from "./messages.rules.ts";

/**
 * Writes messages and the jobs that deliver them, in the caller's transaction: two statements,
 * however many messages. Answers their ids.
 */
export async function queueMessages(tx: Tx, messages: readonly NewMessage[]): Promise<number[]> {
  if (messages.length === 0) return [];
  const { rows } = await sql<Queued>`
    insert into messages (channel, recipient, subject, body, secret, user_id, template,
      parameters, thread, unsubscribe)
    select channel, recipient, subject, body, secret, "userId", template, parameters, thread,
      unsubscribe
    from json_to_recordset(${JSON.stringify(messages)}::json)
      as m (channel text, recipient text, subject text, body text, secret text,
        "userId" bigint, template text, parameters jsonb, thread text, unsubscribe text)
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
      attempts: MAX_ATTEMPTS,
    })),
    secondsToWait(messages.length),
  );

/** Texts that a member makes the market send to a phone that they name. */
const CAUSED = ["invited", "driver_booked"];
const MAX_CAUSED_A_DAY = 5;

/** Whether a phone was sent as many of them in the last day as it may be, whoever sent them. */
export async function hadItsFill(tx: Tx, mobile: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`texts to ${mobile}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from messages
    where recipient = ${mobile} and channel = 'sms'
      and split_part(template, '.', 1) = any(${CAUSED})
      and created_at > now() - interval '1 day'`.execute(tx);
  return (rows[0]?.count ?? 0) >= MAX_CAUSED_A_DAY;
}

/** How members can be reached. */
export const findReach = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom("people as users")
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
            .where("whatsapp_since", "is not", null)
            .where((eb) => eb.not(hasStopped(sql.val("whatsapp"), eb.ref("users.mobile")))),
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
          .selectFrom("company_people as company_users")
          .select("company_users.user_id")
          .where("company_id", "=", company_id ?? 0)
          .where("company_users.status", "=", "active"),
      ),
    )
    .$if(q !== "", (b) => b.where(saying(containing(q))));
  return listing(db, matching, matching.selectAll().orderBy("id", "desc"));
}
export type MessageRow = RowOf<ReturnType<typeof listOutbox>>;

/** Copies for the office and others that name how to reach somebody. */
export const eraseMessages = (
  tx: Tx,
  { mobile, email }: { readonly mobile: string | null; readonly email: string | null },
) =>
  sql`delete from messages where strpos(body, ${mobile}) > 0
    or strpos(body, ${email}) > 0`.execute(tx);
