import type { ProblemCode } from "@rebale/contract";
import { Problem } from "../../../platform/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { whyNotSignedIn } from "../accounts.rules.ts";
import { findByMobile } from "../accounts.store.ts";
import { openSession } from "../sessions/open-session.ts";
import { presentSigned, type Signed } from "../sessions/present-signed.ts";
import { hashCode, judgeCode, MOST_TRIES_A_DAY } from "./codes.rules.ts";
import { countTriesSince, countTry, lockNewestCode, useCode } from "./codes.store.ts";

const DAY = 86_400_000;
const TOO_MANY_WRONG = "Too many wrong codes for this phone. Please try again tomorrow";

/** Proves a phone: signs a registered one in, lets another one register. */
export async function verifyCode(
  deps: AccountDeps,
  { mobile, otp }: { mobile: string; otp: string },
): Promise<Signed> {
  const guess = hashCode(await deps.pepper(), mobile, otp);
  // A refusal is thrown after the commit: the try it cost must stay counted.
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Signed | ProblemCode> => {
    const code = await lockNewestCode(tx, mobile);
    if (!code) return "otp_mismatch";
    const now = deps.clock.now();
    if ((await countTriesSince(tx, mobile, new Date(now.getTime() - DAY))) >= MOST_TRIES_A_DAY)
      return "otp_too_many";
    const decision = judgeCode(code, guess, now);
    if (decision === "otp_mismatch") await countTry(tx, code.id);
    if (decision !== "right") return decision;

    await useCode(tx, code.id, now);
    const account = await findByMobile(tx, mobile);
    if (!account) return presentSigned(await openSession(tx, "registration", { mobile }, now));
    // Four digits are not enough for the office.
    if (account.type === "admin") return "not_allowed";
    return (
      whyNotSignedIn(account.status) ??
      presentSigned(await openSession(tx, account.type, { userId: account.id }, now), account)
    );
  });
  if (outcome === "otp_too_many") throw new Problem(outcome, { path: "otp", msg: TOO_MANY_WRONG });
  if (typeof outcome === "string")
    throw new Problem(outcome, outcome.startsWith("otp_") ? { path: "otp" } : {});
  return outcome;
}
