import { Problem } from "../../../platform/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { mayApply, whyNotSignedIn } from "../accounts.rules.ts";
import { findByEmail } from "../accounts.store.ts";
import { deviceOf, recordSignedDevice } from "../devices/device-cookie.ts";
import { recordWrongGuess } from "../guesses/record-wrong-guess.ts";
import { takeInvitation } from "../membership/take-invitation.ts";
import { passwordMatches } from "../passwords.ts";
import { hasFactor } from "../second-factor/second-factor.store.ts";
import { openTicket } from "../second-factor/second-step.ts";
import { findColleague } from "../team/team.store.ts";
import { openSession } from "./open-session.ts";
import { presentSigned } from "./present-signed.ts";
import type { SignedFrom } from "./sessions.store.ts";

interface SignIn {
  readonly type: "seller" | "admin";
  readonly email: string;
  readonly password: string;
  readonly from: SignedFrom;
  readonly device: string | null;
}

/**
 * A sign-in by password: a session, or a ticket for the second factor. Only who knows the password
 * learns that the account waits or is deactivated.
 */
export async function signIn(deps: AccountDeps, { type, email, password, from, device }: SignIn) {
  const { db, limits, clock, config } = deps;
  const { address } = from;
  const account = await findByEmail(db, email, type);
  const known = await deviceOf(deps, account, device);
  const giveBack = await limits.guess({
    address,
    account: `${type} ${email}`,
    device: known?.toString("base64url"),
  });
  const right = await passwordMatches(account?.password_hash, password);
  if (!account || !right) {
    await recordWrongGuess(deps, "password", { account: email, address });
    throw new Problem("wrong_password", { path: "password" });
  }
  await giveBack();
  const because = whyNotSignedIn(account.status);
  if (because) {
    const applies = type === "seller" && mayApply(account.status);
    const tempToken = applies ? await openApplication(deps, account.id, from) : undefined;
    throw new Problem(because, { ...(tempToken && { tempToken }) });
  }
  const answer = await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const { id: userId, name } = account;
    if (type === "seller")
      await takeInvitation(tx, { email }, { userId, name, home: config.home, now });
    if (await hasFactor(tx, account.id)) return { ticket: await openTicket(tx, account.id, now) };
    const session = await openSession(tx, type, { userId: account.id, from }, now);
    return {
      signed: presentSigned(session, account),
      role: (await findColleague(tx, account.id))?.role ?? null,
      device: await recordSignedDevice(tx, account.id, device, now),
    };
  });
  // The other sessions of who was just seated know the new place, too.
  deps.bus.publish("session", { userId: account.id });
  return answer;
}

/** A token for the own application alone; the refusal stands. */
const openApplication = ({ db, clock }: AccountDeps, userId: number, from: SignedFrom) =>
  db
    .transaction()
    .execute((tx) => openSession(tx, "upload", { userId, from }, clock.now()))
    .then(({ token }) => token);
