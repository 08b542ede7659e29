import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany, aboutSeat } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import {
  findInvitation,
  findOwners,
  type InvitationRow,
  lockInvitation,
  noteAccepted,
  noteDeclined,
  type Proof,
  seatInvited,
} from "../../company-register/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { proveEmail } from "../email/prove-email.ts";
import { hashToken } from "../sessions/create-session.ts";
import { findProvenContact } from "./proven-contact.store.ts";

interface Invited {
  readonly userId: number;
  /** The person's. */
  readonly name: string;
  readonly home: string;
  readonly now: Date;
}

/**
 * Seats who accepts an invitation, by an act of their own; its owners are notified.
 * @throws Problem invitation_invalid (forged, lapsed, used, withdrawn), member_elsewhere
 */
async function accept(tx: Tx, by: Proof, invited: Invited): Promise<void> {
  const { userId, name, home, now } = invited;
  const invitation = await lockInvitation(tx, by, now);
  if (!invitation) throw new Problem("invitation_invalid", { path: "invitation" });
  if (!(await seatInvited(tx, userId, invitation))) throw new Problem("member_elsewhere");
  await noteAccepted(tx, invitation.id, userId);
  if ("tokenHash" in by && invitation.email)
    await proveEmail(tx, { userId, email: invitation.email }, now);
  const { company, company_id } = invitation;
  await writeAudit(tx, {
    adminId: userId,
    action: "invitation accepted",
    ...aboutSeat({ id: userId, name }, { id: company_id, name: company }),
    details: { role: invitation.role },
  });
  const owners = (await findOwners(tx, company_id)).filter(({ user_id }) => user_id !== userId);
  await notifyMembers(
    tx,
    home,
    owners.map((owner) =>
      notice(owner.user_id, "invitation_accepted", { name, company }, { link: "/company" }),
    ),
  );
}

export const takeInvitationLink = (tx: Tx, token: string, invited: Invited): Promise<void> =>
  accept(tx, { tokenHash: hashToken(token) }, invited);

/** The invitation of a mail's link, while it counts. */
export async function readInvitationLink(db: Db, token: string, now: Date): Promise<InvitationRow> {
  const invitation = await findInvitation(db, { tokenHash: hashToken(token) }, now);
  if (!invitation) throw new Problem("invitation_invalid", { path: "invitation" });
  return invitation;
}

export type InvitationAnswer = "accept" | "decline" | "report";

/** A member's answer to one that was sent to the phone or the address that they have proven. */
export async function answerInvitation(
  tx: Tx,
  { id, answer }: { id: number; answer: InvitationAnswer },
  invited: Invited,
): Promise<void> {
  const by = { id, ...(await findProvenContact(tx, invited.userId)) };
  if (answer === "accept") return accept(tx, by, invited);
  const invitation = await lockInvitation(tx, by, invited.now);
  if (!invitation) throw new Problem("invitation_invalid");
  await noteDeclined(tx, id, answer === "report");
  await writeAudit(tx, {
    adminId: invited.userId,
    action: answer === "report" ? "invitation reported" : "invitation declined",
    ...aboutCompany(invitation.company_id, invitation.company),
    details: { role: invitation.role },
  });
}
