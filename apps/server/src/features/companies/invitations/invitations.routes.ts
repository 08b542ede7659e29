import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import {
  answerInvitation,
  findProvenContact,
  readInvitationLink,
  takeInvitationLink,
} from "../../accounts/index.ts";
import { listOffered } from "../../company-register/index.ts";
import { inviteUser, withdraw } from "./invite-user.ts";
import { presentInvitation, presentOffered } from "./present-invitation.ts";

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
  endpoint(app, companies.offeredInvitations, async ({ caller }) => {
    const contact = await findProvenContact(db, caller.userId);
    return { data: (await listOffered(db, contact, clock.now())).map(presentOffered) };
  });
  endpoint(app, companies.readInvitation, async ({ body }) => ({
    data: presentOffered(await readInvitationLink(db, body.token, clock.now())),
  }));
  endpoint(app, companies.answerInvitation, async ({ caller, params, body }) => {
    const { userId, name } = caller;
    const invited = { userId, name, home: config.home, now: clock.now() };
    const answered = { id: params.id, answer: body.answer };
    await db.transaction().execute((tx) => answerInvitation(tx, answered, invited));
    bus.publish("session", { userId });
    bus.publish("identity", {});
    return { data: null };
  });
}
