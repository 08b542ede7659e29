import type { Gateway } from "@rebale/contract/values/gateways";
import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers, JobQueue } from "../../platform/jobs/jobs.ts";
import { tellDemoPayout } from "./demo-checkout.ts";
import { deleteOldEvents, type EventId } from "./events/events.store.ts";
import { handleEvent, retryEvents } from "./events/handle-event.ts";
import type { Unordered } from "./gateways/gateway-news.ts";
import type { Payout } from "./gateways/payment-gateway.ts";
import { pollPayments } from "./money-in/poll-payments.ts";
import { readLastSettlements } from "./settlements/read-settlements.ts";
import { makeVirtualAccounts } from "./transfers/make-virtual-accounts.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "handle-gateway-event": EventId;
    "retry-gateway-events": Record<string, never>;
    "poll-payments": Record<string, never>;
    "make-virtual-accounts": Record<string, never>;
    "read-settlements": Record<string, never>;
    "tell-demo-payout": { id: string };
    /** Paid without an order; `companyId` where it came in on that company's own account. */
    "payment-without-order": Unordered & { gateway?: Gateway; companyId: number | null };
    /** A gateway's news of a payout, by our own id of it; told again, and in any order. */
    "payout-changed": { gateway?: Gateway; withdrawalId: string; payout: Payout };
  }
}

/** Apart from all other work: a gateway that does not answer holds up nothing else. */
export const paymentsQueue = (deps: Deps): JobQueue => ({
  name: "payments",
  concurrency: 4,
  everyMinute: ["poll-payments", "retry-gateway-events", "make-virtual-accounts"],
  everyHour: ["read-settlements"],
  handlers: paymentJobs(deps),
});

const paymentJobs = (deps: Deps) =>
  ({
    "handle-gateway-event": (id) => handleEvent(deps, id),
    "retry-gateway-events": () => retryEvents(deps),
    "poll-payments": () => pollPayments(deps),
    "make-virtual-accounts": () => makeVirtualAccounts(deps),
    "read-settlements": async () => {
      await readLastSettlements(deps);
      await deleteOldEvents(deps.db);
    },
    "tell-demo-payout": ({ id }) => tellDemoPayout(deps, id),
  }) satisfies JobHandlers;
