import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { TextToSend } from "../../../platform/mail/sms.ts";
import { hasStopped } from "../stopped/stopped.store.ts";
import { type Delivery, inALine, MAX_ATTEMPTS, type NewMessage } from "./messages.rules.ts";

/** Seconds that a claimed message belongs to its node; longer than any gateway is waited for. */
const LEASE = 60;

const leaseEnd = sql<Date>`clock_timestamp() + ${LEASE} * interval '1 second'`;
const hasLapsed = sql<boolean>`lease_until < clock_timestamp()`;

/**
 * Takes a message for sending and counts the attempt. Nothing where it was sent, or is being sent
 * by a node whose lease still runs.
 */
export const claimMessage = (tx: Tx, id: number) =>
  tx
    .updateTable("messages")
    .set((eb) => ({
      status: "sending",
      lease_until: leaseEnd,
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .where((eb) =>
      eb.or([eb("status", "=", "waiting"), eb.and([eb("status", "=", "sending"), hasLapsed])]),
    )
    .returning(["id", "channel", "recipient", "subject", "body", "secret", "template"])
    .returning(["thread", "unsubscribe", "attempts", "user_id"])
    .returning((eb) => [
      eb.ref("parameters").$castTo<TextToSend["parameters"]>().as("parameters"),
      hasStopped(eb.ref("messages.channel"), eb.ref("messages.recipient")).as("has_stopped"),
    ])
    .executeTakeFirst();
export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

/**
 * Ends a claim; what was sent, or never will be, keeps no secret. A claim that another node has
 * taken over meanwhile is not its to end, and nothing is written: answers whether it was.
 * @param keepsSecret in the demo, which shows it
 */
export async function recordDelivery(
  tx: Tx,
  { id, attempts }: ClaimedMessage,
  delivery: Delivery,
  at: Date,
  { body, keepsSecret }: { body?: string | undefined; keepsSecret: boolean },
): Promise<boolean> {
  const delivered = delivery.status === "sent" || delivery.status === "shown";
  const { numUpdatedRows } = await tx
    .updateTable("messages")
    .set({
      status: delivery.status,
      lease_until: null,
      last_error: "lastError" in delivery ? (delivery.lastError ?? null) : null,
      ...(delivered ? { sent_at: at } : {}),
      ...(body === undefined ? {} : { body }),
      ...(delivery.status !== "waiting" && !keepsSecret ? { secret: null } : {}),
    })
    .where("id", "=", id)
    .where("status", "=", "sending")
    .where("attempts", "=", attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface FailedLater {
  readonly id: number;
  readonly channel: string;
  readonly reason: string;
}

/** Texts that a gateway took and could not bring; each once. */
export async function recordFailedLater(tx: Tx, failed: readonly FailedLater[]) {
  if (failed.length === 0) return [];
  const rows = failed.map(({ reason, ...of }) => ({ ...of, reason: inALine(reason) }));
  type Failed = Pick<ClaimedMessage, "channel" | "recipient" | "subject" | "body"> &
    Pick<ClaimedMessage, "template" | "user_id" | "parameters">;
  const updated = await sql<Failed>`
    update messages m set status = 'failed', last_error = 'The gateway reports: ' || told.reason
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as told (id bigint, channel text, reason text)
    where m.id = told.id and m.channel = told.channel and m.status in ('sent', 'shown')
      and m.template is not null
    returning m.channel, m.recipient, m.subject, m.body, m.template, m.user_id, m.parameters
  `.execute(tx);
  return updated.rows;
}

/**
 * Messages whose node died: the lease has lapsed, or no live job is left to deliver them. Those
 * that may be tried again are answered, as waiting; the others are failed.
 */
export async function releaseStranded(tx: Tx) {
  const { rows } = await sql<Pick<NewMessage, "channel" | "subject"> & { id: number }>`
    with stranded as (
      select id from messages m
      where (status = 'sending' and lease_until < clock_timestamp())
        or (status = 'waiting' and created_at < now() - interval '1 minute' and not exists (
          select from graphile_worker.jobs j
          where j.key = 'message-' || m.id and j.attempts < j.max_attempts
            and (j.locked_at is null or j.locked_at > now() - interval '5 minutes')))
      order by id limit 1000 for update skip locked),
    released as (
      update messages m set lease_until = null,
        status = case when m.attempts < ${MAX_ATTEMPTS} then 'waiting' else 'failed' end,
        secret = case when m.attempts < ${MAX_ATTEMPTS} then m.secret end
      from stranded where m.id = stranded.id
      returning m.id, m.channel, m.subject, m.status)
    select id, channel, subject from released where status = 'waiting'`.execute(tx);
  return rows;
}

/** The address of a text's reader, unless the same went to it by mail already. */
export const findMailInstead = (tx: Tx, { id, user_id, subject }: ClaimedMessage) =>
  tx
    .selectFrom("people")
    .select(["email", "name"])
    .where("id", "=", user_id)
    .where("email", "is not", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("messages as other")
            .innerJoin("messages as own", (join) => join.on("own.id", "=", id))
            .select("other.id")
            .where("other.user_id", "=", user_id)
            .where("other.channel", "=", "mail")
            .where("other.subject", "=", subject)
            .whereRef("other.created_at", "=", "own.created_at"),
        ),
      ),
    )
    .executeTakeFirst();
