import type { Deps } from "../../../platform/deps.ts";
import { widerNetworkOf } from "../../../platform/network-of.ts";
import { addWrongGuess, type WrongGuess } from "./guesses.store.ts";

/** For the office's alarm. */
export async function recordWrongGuess(
  { db, clock }: Pick<Deps, "db" | "clock">,
  kind: WrongGuess["kind"],
  { account, address }: { account: string; address: string },
): Promise<void> {
  await addWrongGuess(db, { kind, account, network: widerNetworkOf(address), at: clock.now() });
}
