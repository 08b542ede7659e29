import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers, JobQueue } from "../../platform/jobs/jobs.ts";
import { accountDeps } from "../accounts/index.ts";
import { type Gateways, gatewaysOf } from "../payments/index.ts";
import { payDebts } from "../wallet/index.ts";
import { destroyNumbers, renewNumbers } from "./bank-accounts/account-numbers.ts";
import { lapseClaims } from "./transfers/claims-of-utr.store.ts";
import { enterReceived } from "./transfers/enter-received.ts";
import { settleSuspense } from "./transfers/settle-suspense.ts";
import { takeUnordered } from "./transfers/take-unordered.ts";
import { proposePayouts } from "./withdrawals/propose-payouts.ts";
import { sendWithdrawals } from "./withdrawals/send-withdrawals.ts";
import { takePayout } from "./withdrawals/take-payout.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "send-withdrawals": Record<string, never>;
    "propose-payouts": Record<string, never>;
    "enter-received": Record<string, never>;
    "pay-debts": Record<string, never>;
    "renew-account-numbers": Record<string, never>;
  }
}

/** Each on one of the nodes; apart from all other work, as a gateway may keep them waiting. */
export const bankingQueue = (deps: Deps): JobQueue => ({
  name: "banking",
  concurrency: 2,
  handlers: bankingJobs(deps),
  everyMinute: ["send-withdrawals", "propose-payouts", "enter-received", "pay-debts"],
  everyHour: ["renew-account-numbers"],
});

export function bankingJobs(given: Deps, gateways: Gateways = gatewaysOf(given)) {
  const deps = accountDeps(given);
  return {
    "send-withdrawals": () => sendWithdrawals(deps, gateways),
    "propose-payouts": () => proposePayouts(deps),
    "renew-account-numbers": async () => {
      await destroyNumbers(deps);
      await renewNumbers(deps);
    },
    "enter-received": async () => {
      await lapseClaims(deps.db);
      await enterReceived(deps);
      await settleSuspense(deps);
    },
    "pay-debts": () => payDebts(deps),
    "payment-without-order": (paid) => takeUnordered(deps, paid),
    "payout-changed": async ({ withdrawalId, ...told }) => {
      await takePayout(deps, withdrawalId, told);
    },
  } satisfies JobHandlers;
}
