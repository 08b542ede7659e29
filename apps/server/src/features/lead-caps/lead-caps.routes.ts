import { leadCaps } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { removeLeadCap, setLeadCap } from "./change-lead-caps.ts";
import { readLeadCaps } from "./read-lead-caps.ts";

export function leadCapRoutes(app: FastifyInstance, deps: Deps): void {
  const actor = ({ userId, company: { companyId } }: Acting) => ({ userId, companyId });

  endpoint(app, leadCaps.leadCaps, async ({ caller }) => ({
    data: await readLeadCaps(deps, caller.company),
  }));

  endpoint(app, leadCaps.setLeadCap, async ({ caller, body }) => ({
    data: { _id: String(await setLeadCap(deps, actor(caller), body)) },
    message: "Your company's limit is set",
  }));

  endpoint(app, leadCaps.removeLeadCap, async ({ caller, params }) => {
    await removeLeadCap(deps, actor(caller), params.id);
    return { data: null, message: "Your company's limit is removed" };
  });
}
