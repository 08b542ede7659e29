import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutSeat } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { proveEmail } from "../email/prove-email.ts";
import { hashToken } from "../sessions/create-session.ts";
import { lockInvitation, noteAccepted, type Proof, seatInvited } from "./invitations.store.ts";
import { findOwners } from "./membership.store.ts";

interface Invited {
  readonly userId: number;
  /** Of the person. */
  readonly name: string;
  readonly home: string;
  readonly now: Date;
}
type Taken = "seated" | "elsewhere" | "none";

/**
 * Makes who has just proven a phone, or an address by its link, act for the company that invited
 * it; its owners are notified. `elsewhere` for a member of another company, who stays there.
 */
export async function takeInvitation(tx: Tx, by: Proof, invited: Invited): Promise<Taken> {
  const { userId, name, home, now } = invited;
  const invitation = await lockInvitation(tx, by, now);
  if (!invitation) return "none";
  if (!(await seatInvited(tx, userId, invitation))) return "elsewhere";
  await noteAccepted(tx, invitation.id, userId);
  if (invitation.email) await proveEmail(tx, { userId, email: invitation.email }, now);
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
  return "seated";
}

/** @throws Problem invitation_invalid (forged, lapsed, used, withdrawn), member_elsewhere */
export async function takeInvitationLink(tx: Tx, token: string, invited: Invited): Promise<void> {
  const taken = await takeInvitation(tx, { tokenHash: hashToken(token) }, invited);
  if (taken === "none") throw new Problem("invitation_invalid", { path: "invitation" });
  if (taken === "elsewhere") throw new Problem("member_elsewhere");
}
