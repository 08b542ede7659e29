import type { Deps } from "../../platform/deps.ts";
import type { JobQueue } from "../../platform/jobs.ts";
import { deliverMessage, openGateways } from "./deliver-message.ts";
import { redeliverStranded } from "./redeliver-stranded.ts";

declare module "../../platform/jobs.ts" {
  interface JobPayloads {
    "deliver-code": { messageId: number };
    "deliver-mail": { messageId: number };
    "deliver-sms": { messageId: number };
    "deliver-push": { messageId: number };
    "redeliver-stranded": Record<string, never>;
  }
}

/** A queue for each way out, so that one gateway that is slow or away delays no other. */
export function messageQueues(deps: Deps, gateways = openGateways(deps)): JobQueue[] {
  const deliver = ({ messageId }: { messageId: number }) =>
    deliverMessage(deps, gateways, messageId);
  return [
    { name: "codes", concurrency: 8, handlers: { "deliver-code": deliver } },
    {
      name: "mail",
      concurrency: 4,
      handlers: {
        "deliver-mail": deliver,
        "redeliver-stranded": () => redeliverStranded(deps),
      },
      everyMinute: ["redeliver-stranded"],
    },
    { name: "sms", concurrency: 4, handlers: { "deliver-sms": deliver } },
    { name: "push", concurrency: 16, handlers: { "deliver-push": deliver } },
  ];
}
