import type { Deps } from "../../../platform/deps.ts";
import type { JobQueue } from "../../../platform/jobs/jobs.ts";
import { publishUnread } from "../unread/publish-unread.ts";
import { createGateways, deliverMessage } from "./deliver-message.ts";
import { redeliverStranded } from "./redeliver-stranded.ts";

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "deliver-code": { messageId: number };
    "deliver-mail": { messageId: number };
    "deliver-sms": { messageId: number };
    "deliver-whatsapp": { messageId: number };
    "deliver-push": { messageId: number };
    "tell-unread": { userIds: number[] };
    "redeliver-stranded": Record<string, never>;
  }
}

/**
 * Messages that one query fetches: a market's busy hour ends ten thousand auctions, and fetching
 * each winner's mail alone cost the database more than all the closes. A node that dies leaves them
 * to the others after five minutes.
 */
const FETCH = 20;

/** A queue for each way out, so that one gateway that is slow or away delays no other. */
export function messageQueues(deps: Deps, gateways = createGateways(deps)): JobQueue[] {
  const deliver = ({ messageId }: { messageId: number }) =>
    deliverMessage(deps, gateways, messageId);
  return [
    { name: "codes", concurrency: 8, fetch: FETCH, handlers: { "deliver-code": deliver } },
    {
      name: "mail",
      concurrency: 4,
      fetch: FETCH,
      handlers: {
        "deliver-mail": deliver,
        "redeliver-stranded": () => redeliverStranded(deps),
      },
      everyMinute: ["redeliver-stranded"],
    },
    { name: "sms", concurrency: 4, fetch: FETCH, handlers: { "deliver-sms": deliver } },
    { name: "whatsapp", concurrency: 16, fetch: FETCH, handlers: { "deliver-whatsapp": deliver } },
    {
      name: "unread",
      concurrency: 1,
      fetch: FETCH,
      handlers: { "tell-unread": async ({ userIds }) => publishUnread(deps, userIds) },
    },
    { name: "push", concurrency: 16, fetch: FETCH, handlers: { "deliver-push": deliver } },
  ];
}
