import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { addCompanySite, changeCompanySite, removeCompanySite } from "./change-sites.ts";
import { presentSite } from "./present-site.ts";

export function siteRoutes(app: FastifyInstance, deps: Deps): void {
  const actor = ({ userId, company: { companyId } }: Acting) => ({ userId, companyId });

  endpoint(app, companies.addSite, async ({ caller, body }) => ({
    data: presentSite(await addCompanySite(deps, actor(caller), body)),
  }));
  endpoint(app, companies.changeSite, async ({ caller, params, body }) => ({
    data: presentSite(await changeCompanySite(deps, actor(caller), params.id, body)),
  }));
  endpoint(app, companies.removeSite, async ({ caller, params }) => {
    await removeCompanySite(deps, actor(caller), params.id);
    return { data: null };
  });
}
