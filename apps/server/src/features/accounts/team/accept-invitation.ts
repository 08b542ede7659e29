import type { Body, office } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutUser } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { addUser } from "../accounts.store.ts";
import { hashPassword } from "../passwords.ts";
import { dropFactor } from "../second-factor/second-factor.store.ts";
import { hashToken } from "../sessions/create-session.ts";
import { endSessionsOf } from "../sessions/sessions.store.ts";
import { findHolder, findInvitation, reopenAccount, takeInvitation } from "./invitations.store.ts";
import { addOfficeUser } from "./team.store.ts";

type TeamDeps = Pick<AccountDeps, "db" | "bus" | "clock">;
const invalid = () => new Problem("invitation_invalid", { path: "token" });

/** @throws Problem invitation_invalid */
export async function readInvitation({ db, clock }: TeamDeps, token: string) {
  const invitation = await findInvitation(db, hashToken(token), clock.now());
  if (!invitation) throw invalid();
  return invitation;
}

/**
 * Takes an invitation: an account of the office with a new password, and no session that was open
 * before.
 * @throws Problem invitation_invalid, email_taken
 */
export async function acceptInvitation(
  deps: TeamDeps,
  { token, name, password }: Body<typeof office.acceptInvitation>,
): Promise<void> {
  const { db, bus, clock } = deps;
  // A made-up token costs no password hash.
  await readInvitation(deps, token);
  const passwordHash = await hashPassword(password);
  const userId = await db.transaction().execute(async (tx) => {
    const invitation = await takeInvitation(tx, hashToken(token), clock.now());
    if (!invitation) throw invalid();
    const { email, role, invited_by: invitedBy } = invitation;
    const id = await createInvitedAccount(tx, { email, name, passwordHash, now: clock.now() });
    await addOfficeUser(tx, { userId: id, role, invitedBy });
    await endSessionsOf(tx, id);
    await dropFactor(tx, id);
    await writeAudit(tx, {
      adminId: id,
      action: "invitation accepted",
      ...aboutUser({ id, name }),
      details: { role },
    });
    return id;
  });
  bus.publish("session", { userId });
}

async function createInvitedAccount(
  tx: Tx,
  {
    email,
    name,
    passwordHash,
    now,
  }: { email: string; name: string; passwordHash: string; now: Date },
): Promise<number> {
  const holder = await findHolder(tx, email);
  if (!holder) {
    const account = { type: "admin", status: "active", name, email, email_verified_at: now };
    return (await addUser(tx, { ...account, password_hash: passwordHash })).id;
  }
  if (holder.type !== "admin") throw new Problem("email_taken", { path: "token" });
  await reopenAccount(tx, holder.id, name, passwordHash);
  return holder.id;
}
