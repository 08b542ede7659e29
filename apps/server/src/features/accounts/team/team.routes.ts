import { office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { shortListEndpoint } from "../../../platform/lists/list-endpoint.ts";
import type { AccountDeps } from "../account-deps.ts";
import { acceptInvitation, readInvitation } from "./accept-invitation.ts";
import { changeRole, resetFactor } from "./change-team.ts";
import { type InvitationRow, listInvitations, withdrawInvitation } from "./invitations.store.ts";
import { invite } from "./invite.ts";
import { findColleague, listTeam, type TeamRow } from "./team.store.ts";

export function teamRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, limits } = deps;

  endpoint(app, office.officeMe, async ({ caller }) => {
    const me = await findColleague(db, caller.userId);
    if (!me) throw new Problem("sign_in_first");
    const { role } = me;
    return {
      data: {
        _id: String(me.id),
        name: me.name,
        email: me.email ?? "",
        role,
        permissions: [...office.permissionsOf[role]],
      },
    };
  });
  shortListEndpoint(app, deps, office.team, async ({ caller }) => {
    const [team, invitations] = await Promise.all([listTeam(db), listInvitations(db, clock.now())]);
    return {
      data: team.map((row) => presentColleague(row, caller.userId)),
      invitations: invitations.map(presentInvitation),
    };
  });
  endpoint(app, office.changeColleague, async ({ caller, params, body }) => {
    const colleague = await changeRole(deps, caller.userId, params.id, body.role);
    return { data: presentColleague(colleague, caller.userId) };
  });
  endpoint(app, office.resetColleagueFactor, async ({ caller, params }) => {
    await resetFactor(deps, caller.userId, params.id);
    return { data: null };
  });

  endpoint(app, office.inviteColleague, async ({ caller, body, visitor }) => {
    await limits.enquiry(body.email, visitor);
    return { data: presentInvitation(await invite(deps, caller, body)) };
  });
  endpoint(app, office.withdrawInvitation, async ({ caller, params }) => {
    await db.transaction().execute(async (tx) => {
      const withdrawn = await withdrawInvitation(tx, params.id);
      if (!withdrawn) throw new Problem("not_found");
      await writeAudit(tx, {
        adminId: caller.userId,
        action: "invitation withdrawn",
        subject: withdrawn.email,
        details: { role: withdrawn.role },
      });
    });
    return { data: null };
  });
  endpoint(app, office.readInvitation, async ({ body }) => {
    const { email, role } = await readInvitation(deps, body.token);
    return { data: { email, role } };
  });
  endpoint(app, office.acceptInvitation, async ({ body }) => {
    await acceptInvitation(deps, body);
    return { data: null, message: "Your password is set. Please sign in with it" };
  });
}

const presentColleague = (
  { id, name, email, role, since, has_second_factor }: TeamRow,
  callerId: number,
): office.Colleague => ({
  _id: String(id),
  name,
  email: email ?? "",
  role,
  since: since.toISOString(),
  is_you: id === callerId,
  has_second_factor,
});

const presentInvitation = ({ id, expires_at, ...rest }: InvitationRow): office.Invitation => ({
  ...rest,
  _id: String(id),
  expires_at: expires_at.toISOString(),
});
