import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Advance } from "../../../platform/db/move-times.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { deliveryJob } from "../telling/messages.store.ts";

/**
 * Brings a company's webhooks nearer by so many seconds: what waits comes sooner, what was is
 * longer ago. Messages that are due then are sent at once, each tried once.
 * @returns those that waited
 */
export async function bringWebhooksNearer(
  tx: Tx,
  { companyId, seconds }: Advance,
): Promise<readonly string[]> {
  const by = sql`make_interval(secs => ${seconds})`;
  const own = sql`(select id from webhook_endpoints where company_id = ${companyId})`;
  await sql`update webhook_endpoints set made_at = made_at - ${by}, last_at = last_at - ${by},
    failing_since = failing_since - ${by}, old_until = old_until - ${by}
    where company_id = ${companyId}`.execute(tx);
  await sql`update webhook_attempts set at = at - ${by} where message_id in
    (select id from webhook_messages where endpoint_id in ${own})`.execute(tx);
  const { rows } = await sql<{ id: string; isWaiting: boolean; isDue: boolean }>`
    update webhook_messages set at = at - ${by}, next_at = next_at - ${by}
    where endpoint_id in ${own}
    returning id, state = 'waiting' as "isWaiting",
      coalesce(next_at <= (select market_now()), false) as "isDue"`.execute(tx);
  await addJobs(
    tx,
    rows.filter(({ isDue }) => isDue).map(({ id }) => deliveryJob(id)),
  );
  return rows.filter(({ isWaiting }) => isWaiting).map(({ id }) => id);
}
