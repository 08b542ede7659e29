import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { deliveryJob } from "../telling/messages.store.ts";
import type { Attempt } from "./post.ts";

/** Seconds after which another process may try what one has taken: well above a try. */
const LEASE = 60;

export interface TakenMessage {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly step: number;
  readonly endpointId: number;
  readonly companyId: number;
  readonly url: string;
  readonly name: string | null;
  readonly secret: Buffer;
  readonly keyId: Buffer;
  /** While it still signs. */
  readonly oldSecret: Buffer | null;
  readonly oldKeyId: Buffer | null;
  readonly now: Date;
}

/** A message whose time has come; each is taken by one process at a time. */
export async function takeMessage(db: Db, id: string): Promise<TakenMessage | undefined> {
  const { rows } = await sql<TakenMessage>`
    update webhook_messages m set next_at = market_now() + make_interval(secs => ${LEASE})
    from webhook_endpoints e
    where m.id = ${id} and m.state = 'waiting' and m.next_at <= (select market_now())
      and e.id = m.endpoint_id and e.state <> 'removed'
    returning m.id, m.type, m.body, m.step, e.id as "endpointId", e.company_id as "companyId",
      e.url, e.name, e.secret, e.key_id as "keyId", market_now() as now,
      case when e.old_until > (select market_now()) then e.old_secret end as "oldSecret",
      e.old_key_id as "oldKeyId"`.execute(db);
  return rows[0];
}

/** Not tried, for want of a slot: no try is counted. @param seconds until it is */
export async function putBack(tx: Tx, id: string, seconds: number): Promise<void> {
  const { next_at } = await tx
    .updateTable("webhook_messages")
    .set({ next_at: sql<Date>`market_now() + make_interval(secs => ${seconds})` })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning("next_at")
    .executeTakeFirstOrThrow();
  if (next_at) await addJobs(tx, [deliveryJob(id, next_at)]);
}

export const insertAttempt = (tx: Tx, messageId: string, at: Date, attempt: Attempt) =>
  tx
    .insertInto("webhook_attempts")
    .values({ message_id: messageId, at, ...attempt })
    .execute();

/** @param nextAt null where it is over: done, or given up */
export async function recordTry(
  tx: Tx,
  id: string,
  { state, nextAt }: { state: "done" | "waiting" | "failed"; nextAt: Date | null },
): Promise<void> {
  await sql`update webhook_messages set tries = tries + 1, step = step + 1, state = ${state},
    next_at = ${nextAt} where id = ${id}`.execute(tx);
  if (nextAt) await addJobs(tx, [deliveryJob(id, nextAt)]);
}

/** Notes the last answer; tells whether the endpoint is on, and since when it takes nothing. */
export const noteAnswer = (
  tx: Tx,
  endpointId: number,
  at: Date,
  { status, error }: Pick<Attempt, "status" | "error">,
) =>
  tx
    .updateTable("webhook_endpoints")
    .set({
      ...{ last_at: at, last_status: status, last_error: error },
      failing_since: error === null ? null : sql<Date>`coalesce(failing_since, ${at})`,
    })
    .where("id", "=", endpointId)
    .returning(["state", "failing_since as since"])
    .executeTakeFirstOrThrow();

/** Messages whose job was lost, or whose clock was moved: with a job again. */
export async function addLostJobs(db: Db, most: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_messages where state = 'waiting' and next_at <= (select market_now())
    order by next_at limit ${most}`.execute(db);
  await db.transaction().execute((tx) =>
    addJobs(
      tx,
      rows.map(({ id }) => deliveryJob(id)),
    ),
  );
}

/** The log's last days stay. */
export const deleteOldMessages = (db: Db, days: number, most: number) =>
  sql`delete from webhook_messages where id in (
    select id from webhook_messages
    where at < (select market_now()) - make_interval(days => ${days})
    order by at limit ${most})`.execute(db);
