import { Problem } from "../../../platform/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { whyNotSignedIn } from "../accounts.rules.ts";
import { findByEmail } from "../accounts.store.ts";
import { passwordMatches } from "../passwords.ts";
import { openSession } from "./open-session.ts";
import { presentSigned } from "./present-signed.ts";

interface SignIn {
  readonly type: "seller" | "admin";
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/**
 * A sign-in by password. Only who knows the password learns that the account waits or is
 * deactivated.
 */
export async function signIn(
  { db, limits, clock }: AccountDeps,
  { type, email, password, address }: SignIn,
) {
  await limits.signIn(email, address);
  const account = await findByEmail(db, email, type);
  const right = await passwordMatches(account?.password_hash, password);
  if (!account || !right) throw new Problem("wrong_password", { path: "password" });
  const because = whyNotSignedIn(account.status);
  if (because) throw new Problem(because);
  return presentSigned(
    await db
      .transaction()
      .execute((tx) => openSession(tx, type, { userId: account.id }, clock.now())),
    account,
  );
}
