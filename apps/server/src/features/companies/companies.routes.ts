import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { keyOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { applicationRoutes } from "./application/application.routes.ts";
import { answerAsked, changeUser, endSeat } from "./change-users.ts";
import { listAsked } from "./companies.store.ts";
import { invitationRoutes } from "./invitations/invitations.routes.ts";
import { nameCompany } from "./name-company.ts";
import { paperRoutes } from "./papers/papers.routes.ts";
import { presentAsked, presentCompanyUser, presentOwnCompany } from "./present-company.ts";
import { reviewRoutes } from "./review/review.routes.ts";
import { siteRoutes } from "./sites/sites.routes.ts";

const JOIN_HEADS = {
  _id: "Account",
  name: "Name",
  type: "Type",
  mobile: "Mobile",
  email: "Email",
  "company.name": "Asks to join",
  "company.pan": "PAN of the company",
  "owner.name": "Owner",
  "owner.mobile": "Mobile of the owner",
  since: "Since",
};

type Own = Awaited<ReturnType<typeof presentOwnCompany>>;
/** A machine needs the sites, and nobody's phone, address or bank account. */
const withoutPeople = (own: Own): Own =>
  own.data === null
    ? own
    : { ...own, data: { ...own.data, users: [], invitations: [], papers: [] } };

export function companyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  endpoint(app, companies.readCompany, async ({ caller }) => {
    const own = await presentOwnCompany(deps, caller.userId);
    return keyOf(caller) ? withoutPeople(own) : own;
  });
  endpoint(app, companies.nameCompany, async ({ caller, body }) => {
    await nameCompany(deps, caller, body);
    return presentOwnCompany(deps, caller.userId);
  });

  applicationRoutes(app, deps);
  invitationRoutes(app, deps);
  siteRoutes(app, deps);
  paperRoutes(app, deps);
  reviewRoutes(app, deps);

  endpoint(app, companies.changeCompanyUser, async ({ caller, params, body }) => {
    const { userId, company } = caller;
    const actor = { userId, companyId: company.companyId };
    const { user, isSeen } = await changeUser(deps, actor, params.id, body);
    return { data: presentCompanyUser(user, { userId, seesAll: isSeen }) };
  });
  endpoint(app, companies.removeCompanyUser, async ({ caller, params }) => {
    const { userId, company } = caller;
    await endSeat(deps, { userId, companyId: company.companyId }, params.id);
    return { data: null };
  });

  listEndpoint(
    app,
    deps,
    companies.joinRequests,
    async ({ caller }) => {
      const look = { action: "people read", subject: "join requests" };
      await noteLook(db, { adminId: caller.userId, ...look });
      return { listing: listAsked(db), present: presentAsked };
    },
    JOIN_HEADS,
  );
  endpoint(app, companies.answerJoinRequest, async ({ caller, params, body }) => {
    await answerAsked(deps, caller.userId, params.id, body);
    return { data: null };
  });
}
