import { daysKept } from "@rebale/contract/personal-data/retention";
import type { Deps } from "../../platform/deps.ts";
import type { JobQueue } from "../../platform/jobs/jobs.ts";
import { secretKeysOf } from "../../platform/secret-keys.ts";
import { type Delivering, deliverWebhook } from "./delivery/deliver-webhook.ts";
import { addLostJobs, deleteOldMessages } from "./delivery/delivery.store.ts";
import { createSlots } from "./delivery/slots.ts";
import { urlRules } from "./endpoints/check-url.ts";
import { renewSecrets } from "./endpoints/renew-secrets.ts";
import { nameServers } from "./endpoints/resolve-host.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "deliver-lost-webhooks": Record<string, never>;
    "keep-webhooks": Record<string, never>;
  }
}

const FETCH = 20;
const BATCH = 1000;

/** Apart from all other work: receivers are strangers, and take as long as they like. */
export function webhooksQueue(given: Deps): JobQueue {
  const deps: Delivering = {
    ...{ ...given, secretKeys: secretKeysOf(given) },
    line: { resolve: nameServers(), rules: urlRules(given) },
    slots: createSlots(),
    chance: Math.random,
  };
  return {
    ...{ name: "webhooks", concurrency: 16, fetch: FETCH },
    everyMinute: ["deliver-lost-webhooks"],
    everyHour: ["keep-webhooks"],
    handlers: {
      "deliver-webhook": ({ messageId }) => deliverWebhook(deps, messageId),
      "deliver-lost-webhooks": () => addLostJobs(deps.db, BATCH),
      "keep-webhooks": async () => {
        await deleteOldMessages(deps.db, daysKept("webhooks") ?? 0, 10 * BATCH);
        await renewSecrets(deps);
      },
    },
  };
}
