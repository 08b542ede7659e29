import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";

export interface Listening {
  readonly id: number;
  readonly company_id: number;
  readonly events: string[];
  readonly now: Date;
}

/** The endpoints of these companies that are told anything: nearly always none. */
export const listeningTo = (tx: Tx, companyIds: readonly number[]): Promise<Listening[]> =>
  tx
    .selectFrom("webhook_endpoints")
    .select(["id", "company_id", "events", sql<Date>`(select market_now())`.as("now")])
    .where("company_id", "=", sql<number>`any(${[...companyIds]}::bigint[])`)
    .where("state", "=", "on")
    .orderBy("id")
    .execute();

export interface NewWebhookMessage {
  readonly id: string;
  readonly endpoint_id: number;
  readonly type: string;
  readonly body: string;
  readonly at: Date;
}

/** Each is sent by a job of its own, soon after this transaction. */
export async function insertWebhookMessages(
  tx: Tx,
  messages: readonly NewWebhookMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await sql`insert into webhook_messages (id, endpoint_id, type, body, at, next_at)
    select id, endpoint_id, type, body, at, at from json_populate_recordset(
      null::webhook_messages, ${JSON.stringify(messages)}::json)`.execute(tx);
  await addJobs(
    tx,
    messages.map(({ id }) => deliveryJob(id)),
  );
}

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "deliver-webhook": { messageId: string };
  }
}

/** @param at now, if left out */
export const deliveryJob = (messageId: string, at?: Date) => ({
  ...{ name: "deliver-webhook" as const, payload: { messageId }, key: `webhook:${messageId}` },
  ...(at && { at }),
});
