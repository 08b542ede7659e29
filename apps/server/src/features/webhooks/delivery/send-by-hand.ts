import { WEBHOOK_EVENTS, type WebhookEventType } from "@rebale/contract/webhooks/event-types";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockEndpoint } from "../endpoints/endpoints.store.ts";
import { insertWebhookMessages } from "../telling/messages.store.ts";
import { messageTo } from "../telling/tell-webhooks.ts";
import { countOnTheirWay, sendAgain } from "./deliveries.store.ts";

/** A slow receiver keeps what waits for it coming back to the queue. */
const MOST_ON_THEIR_WAY = 20;
const WAIT = {
  en: `${MOST_ON_THEIR_WAY} deliveries are on their way. Wait a minute, then send more`,
  hi: `${MOST_ON_THEIR_WAY} मैसेज अभी भेजे जा रहे हैं। एक मिनट रुककर और भेजिए`,
};

interface Endpoint {
  readonly companyId: number;
  readonly id: number;
}

/**
 * Sends the example of a type; answers the message's id.
 * @throws Problem not_found, too_many_requests
 */
export const sendExample = (
  { db }: Pick<Deps, "db">,
  endpoint: Endpoint,
  type: WebhookEventType,
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await lockForSending(tx, endpoint);
    const to = { id: endpoint.id, company_id: endpoint.companyId, now: await marketNow(tx) };
    const message = messageTo(to, type, WEBHOOK_EVENTS[type].example as never);
    await insertWebhookMessages(tx, [message]);
    return message.id;
  });

/**
 * Sends a message once more, under its id.
 * @throws Problem not_found, too_many_requests
 */
export const sendOnceMore = (
  { db }: Pick<Deps, "db">,
  endpoint: Endpoint,
  messageId: string,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockForSending(tx, endpoint);
    if (!(await sendAgain(tx, endpoint.id, messageId))) throw new Problem("not_found");
  });

async function lockForSending(tx: Tx, { companyId, id }: Endpoint): Promise<void> {
  if (!(await lockEndpoint(tx, companyId, id))) throw new Problem("not_found");
  if ((await countOnTheirWay(tx, id)) >= MOST_ON_THEIR_WAY)
    throw new Problem("too_many_requests", { retryAfter: 60, msg: WAIT });
}
