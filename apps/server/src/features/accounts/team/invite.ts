import { randomBytes } from "node:crypto";
import type { office } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { HIDDEN, letter, queueMessages } from "../../notifications/index.ts";
import { hashToken } from "../sessions/create-session.ts";
import { addInvitation, findHolder, type InvitationRow } from "./invitations.store.ts";
import { lockOwners } from "./team.store.ts";

const DAYS = 7;

type InviteDeps = Pick<Deps, "db" | "clock" | "config">;

/** Behind the #, the token reaches no log and no other site. */
const linkOf = (home: string, token: string) => `${home}/admin/invitation#${token}`;

/** @throws Problem email_taken when a member has the address, in_team_already */
export async function invite(
  { db, clock, config }: InviteDeps,
  owner: { readonly userId: number; readonly name: string },
  { email, role }: { email: string; role: office.OfficeRole },
): Promise<InvitationRow> {
  const token = newToken();
  const expires_at = new Date(clock.now().getTime() + DAYS * DAY_MS);
  const id = await db.transaction().execute(async (tx) => {
    if (!(await lockOwners(tx)).includes(owner.userId)) throw new Problem("office_role_may_not");
    await mayInvite(tx, email, { colleagues: false });
    const added = await addInvitation(tx, {
      tokenHash: hashToken(token),
      email,
      role,
      invitedBy: owner.userId,
      expiresAt: expires_at,
    });
    await writeAudit(tx, {
      adminId: owner.userId,
      action: "colleague invited",
      subject: email,
      details: { role },
    });
    await queueMessages(tx, [
      {
        userId: owner.userId,
        channel: "mail",
        recipient: email,
        subject: "Your invitation to the office of Rebale",
        body: letter("en", {
          name: "there",
          text: `${owner.name} invites you to the office of Rebale, as ${role}. Set your password here:\n${linkOf(config.home, HIDDEN)}\n\nThe link works once, within ${DAYS} days. If you did not expect it, ignore this mail.`,
        }),
        secret: token,
      },
    ]);
    return added;
  });
  return { id, email, role, expires_at, invited_by: owner.name };
}

/**
 * For the command that makes the first owner, or lets one in again who has lost the password: a
 * link that works once, within a day.
 * @throws Problem email_taken
 */
export function inviteOwner({ db, clock, config }: InviteDeps, email: string): Promise<string> {
  const token = newToken();
  return db.transaction().execute(async (tx) => {
    await mayInvite(tx, email, { colleagues: true });
    await addInvitation(tx, {
      tokenHash: hashToken(token),
      email,
      role: "owner",
      invitedBy: null,
      expiresAt: new Date(clock.now().getTime() + DAY_MS),
    });
    await writeAudit(tx, { adminId: null, action: "owner invited by command", subject: email });
    return linkOf(config.home, token);
  });
}

const newToken = () => randomBytes(32).toString("base64url");

async function mayInvite(
  db: Db,
  email: string,
  { colleagues }: { colleagues: boolean },
): Promise<void> {
  const holder = await findHolder(db, email);
  if (!holder) return;
  if (holder.type !== "admin") throw new Problem("email_taken", { path: "email" });
  if (!colleagues && holder.role && holder.status === "active")
    throw new Problem("in_team_already", { path: "email" });
}
