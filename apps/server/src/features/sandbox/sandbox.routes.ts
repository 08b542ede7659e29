import { sandbox } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { advanceSales } from "./advance.ts";
import { aheadOf } from "./sandbox.store.ts";

/** The clock of a company's own sales, in a demo; a real market has none. */
export function sandboxRoutes(app: FastifyInstance, deps: Deps): void {
  const refuseInMarket = () => {
    if (!deps.config.demo) throw new Problem("not_found");
  };
  endpoint(app, sandbox.clock, async ({ caller: { company } }) => {
    refuseInMarket();
    const ahead = company ? await aheadOf(deps.db, company.companyId) : 0;
    return { data: { demo: true as const, ahead_seconds: ahead } };
  });
  endpoint(app, sandbox.advance, async ({ caller: { company }, body: { seconds } }) => {
    refuseInMarket();
    return { data: await advanceSales(deps, { companyId: company.companyId, seconds }) };
  });
}
