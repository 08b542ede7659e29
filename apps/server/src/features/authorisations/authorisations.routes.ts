import { authorisations } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admin, companyManager, member } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { searchText } from "../../platform/list-query.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { marketNow } from "../../platform/market-now.store.ts";
import { runOn } from "../../platform/statement.ts";
import { type AuthorisationRow, listForOffice, listOfCompany } from "./authorisations.store.ts";
import { readGate } from "./gate.store.ts";
import { judgeAuthorisation } from "./judge-authorisation.ts";
import { changeMarketRules, readMarketRules } from "./market-rules.ts";
import {
  presentAuthorisation,
  presentCapacities,
  presentForOffice,
} from "./present-authorisation.ts";
import { sendAuthorisation, withdrawAuthorisation } from "./send-authorisation.ts";

const HEADS = {
  _id: "Authorisation",
  "company.name": "Company",
  "company.pan": "PAN",
  stream: "Stream",
  kind: "Kind",
  number: "Number",
  issuer: "Issuer",
  valid_from: "Valid from",
  valid_to: "Valid to",
  capacity_kg: "Capacity (kg a financial year)",
  status: "Status",
  reason: "Reason",
  sent_at: "Sent",
  sent_by: "Sent by",
  first_look: "First look by",
};

export function authorisationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, database, config } = deps;

  endpoint(app, authorisations.authorisationsOf, member, async ({ caller: { company } }) => {
    if (company?.status !== "active") return { data: [], capacities: [] };
    const { companyId } = company;
    const [listed, companies, now] = await Promise.all([
      listOfCompany(db, companyId),
      readGate(runOn(database.pool), [companyId], []),
      marketNow(db),
    ]);
    const own = companies.get(companyId);
    return {
      data: listed.map(presentAuthorisation),
      capacities: own ? presentCapacities(own, now) : [],
    };
  });
  endpoint(
    app,
    authorisations.sendAuthorisation,
    companyManager,
    async ({ caller, body, uploads }) => ({
      data: presentAuthorisation(await sendAuthorisation(deps, caller, body, uploads)),
      message: "Your authorisation is sent. Our team checks it against the document",
    }),
  );
  endpoint(
    app,
    authorisations.withdrawAuthorisation,
    companyManager,
    async ({ caller, params }) => {
      await withdrawAuthorisation(deps, caller, params.id);
      return { data: null };
    },
  );

  listEndpoint(
    app,
    deps,
    authorisations.authorisations,
    admin,
    async ({ query }) => {
      const { second_look_kg } = await readMarketRules(db, config);
      return {
        listing: listForOffice(db, { ...query, q: searchText(query.q) }),
        present: (row: AuthorisationRow) => presentForOffice(row, second_look_kg),
      };
    },
    HEADS,
  );
  endpoint(app, authorisations.judgeAuthorisation, admin, async ({ caller, params, body }) => {
    const row = await judgeAuthorisation(deps, caller.userId, params.id, body);
    const { second_look_kg } = await readMarketRules(db, config);
    return { data: presentForOffice(row, second_look_kg) };
  });

  endpoint(app, authorisations.marketRules, admin, async () => ({
    data: await readMarketRules(db, config),
  }));
  endpoint(app, authorisations.changeMarketRules, admin, async ({ caller, body }) => ({
    data: await changeMarketRules(deps, caller.userId, body),
  }));
}
