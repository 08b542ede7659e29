import type { Deps } from "../../../platform/deps.ts";
import { widerNetworkOf } from "../../../platform/http/addresses/network-of.ts";
import { addWrongGuess, type WrongGuess } from "./guesses.store.ts";

/** For the office's alarm. */
export async function recordWrongGuess(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  kind: WrongGuess["kind"],
  { account, address }: { account: string; address: string },
): Promise<void> {
  const network = widerNetworkOf(address);
  log.warn({ kind, network }, "a wrong guess");
  await addWrongGuess(db, { kind, account, network, at: clock.now() });
}
