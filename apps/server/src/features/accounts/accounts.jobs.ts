import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { accountDeps } from "./account-deps.ts";
import { sendLink } from "./password-reset/send-link.ts";
import { sweepAccounts } from "./sweep-accounts.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "sweep-accounts": Record<string, never>;
    "send-password-link": { email: string };
  }
}

export function accountJobs(deps: Deps) {
  const swept = accountDeps(deps);
  return {
    "sweep-accounts": () => sweepAccounts(swept),
    "send-password-link": ({ email }) => sendLink(deps, email),
  } satisfies JobHandlers;
}
