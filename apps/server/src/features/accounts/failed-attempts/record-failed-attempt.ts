import type { Deps } from "../../../platform/deps.ts";
import { widerNetworkOf } from "../../../platform/http/addresses/network-of.ts";
import { addFailedAttempt, type FailedAttempt } from "./failed-attempts.store.ts";

/** For the office's alarm. */
export async function recordFailedAttempt(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  kind: FailedAttempt["kind"],
  { account, address }: { account: string; address: string },
): Promise<void> {
  const network = widerNetworkOf(address);
  log.warn({ kind, network }, "a wrong guess");
  await addFailedAttempt(db, { kind, account, network, at: clock.now() });
}
