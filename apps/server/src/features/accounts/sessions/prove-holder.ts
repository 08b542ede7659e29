import type { Account } from "../../../platform/http/caller.ts";
import type { Visitor } from "../../../platform/http/limits/limits.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findUser } from "../accounts.store.ts";
import { withCode } from "../codes/verify-code.ts";
import { recordFailedAttempt } from "../failed-attempts/record-failed-attempt.ts";
import { passwordMatches } from "../passwords.ts";
import { noteCode, type SignedFrom } from "./sessions.store.ts";

interface Given {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
  readonly from: SignedFrom;
  readonly visitor: Visitor;
}

/**
 * Says that the holder is still there: by the password, or by the code that was sent to the phone.
 * A session alone may be stolen.
 * @throws Problem code_needed of who has a second factor, wrong_password, otp_mismatch
 */
export async function proveHolder(
  deps: AccountDeps,
  { userId, tokenHash, hasSecondFactor }: Account,
  given: Given,
): Promise<void> {
  if (hasSecondFactor) throw new Problem("code_needed");
  const user = await findUser(deps.db, userId);
  if (!user) throw new Problem("sign_in_first");
  const { from, visitor, otp, password } = given;
  if (user.password_hash) {
    await checkPassword(deps, user, password ?? "", from);
    await deps.db.transaction().execute((tx) => noteCode(tx, tokenHash, deps.clock.now()));
  } else {
    const proof = { mobile: user.mobile ?? "", otp: otp ?? "", from, visitor, userId };
    await withCode(deps, proof, async (tx, now) => {
      await noteCode(tx, tokenHash, now);
      return {};
    });
  }
  deps.bus.publish("session", { userId });
}

async function checkPassword(
  deps: AccountDeps,
  user: { id: number; email: string | null; password_hash: string | null },
  password: string,
  { address }: SignedFrom,
): Promise<void> {
  const account = user.email ?? "";
  // A signed-in user is held to their own attempts alone.
  const isRight = await deps.limits.attempt(
    { address, account: "password", known: `user ${user.id}` },
    () => passwordMatches(user.password_hash, password),
    Boolean,
  );
  if (!isRight) {
    await recordFailedAttempt(deps, "password", { account, address });
    throw new Problem("wrong_password", { path: "password" });
  }
}
