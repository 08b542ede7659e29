import type { Visitor } from "../../../platform/http/limits/limits.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { mayApply, whyNotSignedIn } from "../accounts.rules.ts";
import { type AccountOfEmail, listByEmail } from "../accounts.store.ts";
import { deviceOf, recordSignedDevice } from "../devices/known-devices.ts";
import { recordFailedAttempt } from "../failed-attempts/record-failed-attempt.ts";
import { passwordMatches } from "../passwords.ts";
import { hasFactor } from "../second-factor/second-factor.store.ts";
import { createSignInTicket } from "../second-factor/second-step.ts";
import { findColleague } from "../team/team.store.ts";
import { createSession } from "./create-session.ts";
import { presentSigned } from "./present-signed.ts";
import type { SignedFrom } from "./sessions.store.ts";

interface SignIn {
  readonly type: "seller" | "admin";
  readonly email: string;
  readonly password: string;
  readonly from: SignedFrom;
  readonly visitor: Visitor;
}

/**
 * A sign-in by password: a session, or a ticket for the second factor. Only who knows the password
 * learns that the account waits or is deactivated.
 */
export async function signIn(deps: AccountDeps, { type, email, password, from, visitor }: SignIn) {
  const { db, limits, clock } = deps;
  const { address, device } = visitor;
  const accounts = await listByEmail(db, email, type);
  const deviceHash = await deviceOf(deps, accounts, device);
  const known = deviceHash?.toString("base64url");
  const account = await limits.attempt(
    { ...visitor, account: `${type} ${email}`, known },
    () => findRight(accounts, password),
    Boolean,
  );
  if (!account) {
    await recordFailedAttempt(deps, "password", { account: email, address });
    throw new Problem("wrong_password", { path: "password" });
  }
  const because = whyNotSignedIn(account.status);
  if (because) {
    const applies = type === "seller" && mayApply(account.status);
    const tempToken = applies ? await createApplicationSession(deps, account.id, from) : undefined;
    throw new Problem(because, { ...(tempToken && { tempToken }) });
  }
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    if (await hasFactor(tx, account.id))
      return { ticket: await createSignInTicket(tx, account.id, now) };
    const session = await createSession(tx, type, { userId: account.id, from }, now);
    return {
      signed: presentSigned(session, account),
      role: (await findColleague(tx, account.id))?.role ?? null,
      device: await recordSignedDevice(deps, tx, { userId: account.id, device, now }),
    };
  });
}

/** The account with this password, of an address that several have typed. */
async function findRight(
  accounts: readonly AccountOfEmail[],
  password: string,
): Promise<AccountOfEmail | undefined> {
  // An unknown address takes as long to refuse as a wrong password.
  if (accounts.length === 0) await passwordMatches(null, password);
  for (const account of accounts)
    if (await passwordMatches(account.password_hash, password)) return account;
  return undefined;
}

/** A token for the own application alone; the refusal stands. */
const createApplicationSession = ({ db, clock }: AccountDeps, userId: number, from: SignedFrom) =>
  db
    .transaction()
    .execute((tx) => createSession(tx, "upload", { userId, from }, clock.now()))
    .then(({ token }) => token);
