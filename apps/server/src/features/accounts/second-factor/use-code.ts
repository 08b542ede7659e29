import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { hashRecoveryCode, stepOf } from "./app-codes.ts";
import { afterWrongCode, secondsToWait } from "./second-factor.rules.ts";
import {
  changeFactor,
  type FactorRow,
  lockFactor,
  takeRecoveryCode,
} from "./second-factor.store.ts";
import { decryptSecret } from "./secrets.ts";

type CodeDeps = Pick<AccountDeps, "secretKeys" | "clock">;

const isRecoveryCode = (code: string) => !/^\d{6}$/.test(code);

/** A refusal is returned, not thrown: the try that it cost has to be committed. */
export type CodeOutcome = "right" | Problem;

/**
 * Uses a code of the app or a recovery code, each of which works once: of the same code twenty
 * times at once, one is right.
 * @param of whether the factor counts already, or this code is to confirm it
 */
export async function useCode(
  deps: CodeDeps,
  tx: Tx,
  userId: number,
  code: string,
  of: "confirmed" | "waiting" = "confirmed",
): Promise<CodeOutcome> {
  const factor = await lockFactor(tx, userId);
  if (!factor || (factor.confirmed_at !== null) !== (of === "confirmed"))
    return new Problem(of === "confirmed" ? "second_factor_off" : "second_factor_on");
  // Nobody guesses 80 random bits: strangers' wrong codes must not shut the holder out of these.
  if (isRecoveryCode(code))
    return (await takeRecoveryCode(tx, userId, hashRecoveryCode(code)))
      ? "right"
      : new Problem("code_wrong", { path: "code" });
  const now = deps.clock.now();
  const wait = secondsToWait(factor, now);
  if (wait > 0) return new Problem("too_many_requests", { retryAfter: wait });
  if (await isRight(deps, tx, factor, code)) {
    await changeFactor(tx, userId, { wrong_codes: 0, wrong_since: null });
    return "right";
  }
  await changeFactor(tx, userId, afterWrongCode(factor, now));
  return new Problem("code_wrong", { path: "code" });
}

async function isRight(deps: CodeDeps, tx: Tx, factor: FactorRow, code: string): Promise<boolean> {
  const step = stepOf(await decryptSecret(deps, factor), code, deps.clock.now());
  if (step === null || step <= factor.last_step) return false;
  await changeFactor(tx, factor.user_id, { last_step: step });
  return true;
}
