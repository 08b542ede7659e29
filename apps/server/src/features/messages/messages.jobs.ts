import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs.ts";
import { deliverMessage, openGateways } from "./deliver-message.ts";

declare module "../../platform/jobs.ts" {
  interface JobPayloads {
    "deliver-message": { messageId: number };
  }
}

export function messageJobs(deps: Deps): JobHandlers {
  const gateways = openGateways(deps);
  return { "deliver-message": ({ messageId }) => deliverMessage(deps, gateways, messageId) };
}
