import { authorisations } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listOfCompany } from "./authorisations.store.ts";
import { readCapacities } from "./eligibility.store.ts";
import { changeMarketRules, readMarketRules } from "./market-rules.ts";
import { presentAuthorisation, presentCapacities } from "./present-authorisation.ts";
import { reviewRoutes } from "./review/review.routes.ts";
import { sendAuthorisation, withdrawAuthorisation } from "./send-authorisation.ts";

export function authorisationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, database, config } = deps;

  endpoint(app, authorisations.authorisationsOf, async ({ caller: { company } }) => {
    if (company?.status !== "active") return { data: [], capacities: [] };
    const { companyId } = company;
    const [listed, companies, now] = await Promise.all([
      listOfCompany(db, companyId),
      readCapacities(runOn(database.pool), [companyId], []),
      marketNow(db),
    ]);
    const own = companies.get(companyId);
    return {
      data: listed.map(presentAuthorisation),
      capacities: own ? presentCapacities(own, now) : [],
    };
  });
  endpoint(app, authorisations.sendAuthorisation, async ({ caller, body, uploads }) => ({
    data: presentAuthorisation(await sendAuthorisation(deps, caller, body, uploads)),
    message: "Your authorisation is sent. Our team will check it against the document",
  }));
  endpoint(app, authorisations.withdrawAuthorisation, async ({ caller, params }) => {
    await withdrawAuthorisation(deps, caller, params.id);
    return { data: null };
  });

  reviewRoutes(app, deps);

  endpoint(app, authorisations.marketRules, async () => ({
    data: await readMarketRules(db, config),
  }));
  endpoint(app, authorisations.changeMarketRules, async ({ caller, body }) => ({
    data: await changeMarketRules(deps, caller.userId, body),
  }));
}
