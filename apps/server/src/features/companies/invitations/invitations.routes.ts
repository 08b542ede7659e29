import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { takeInvitationLink } from "../../accounts/index.ts";
import { inviteUser, withdraw } from "./invite-user.ts";
import { presentInvitation } from "./present-invitation.ts";

export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, bus, clock, config } = deps;

  endpoint(app, companies.inviteUser, async ({ caller, body, language }) => ({
    data: presentInvitation(await inviteUser(deps, caller, { ...body, language })),
    message: "The invitation is sent",
  }));
  endpoint(app, companies.withdrawInvitation, async ({ caller, params }) => {
    await withdraw(deps, caller, params.id);
    return { data: null };
  });
  endpoint(app, companies.acceptInvitation, async ({ caller, body }) => {
    const { userId, name } = caller;
    const invited = { userId, name, home: config.home, now: clock.now() };
    await db.transaction().execute((tx) => takeInvitationLink(tx, body.token, invited));
    bus.publish("session", { userId });
    bus.publish("identity", {});
    return { data: null };
  });
}
