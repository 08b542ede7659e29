import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { admin } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { searchText } from "../../../platform/list-query.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { presentListed, presentReviewed } from "./present-reviewed.ts";
import { listForReview } from "./review.store.ts";
import { reviewCompany } from "./review-company.ts";

const HEADS = {
  _id: "Company",
  name: "Name",
  pan: "PAN",
  entity: "Entity",
  status: "Status",
  since: "Since",
  papers_waiting: "Papers waiting",
  "owner.name": "Owner",
  "owner.mobile": "Mobile of the owner",
  "owner.email": "Email of the owner",
};

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  listEndpoint(
    app,
    deps,
    companies.officeCompanies,
    admin,
    async ({ query }) => ({
      listing: listForReview(deps.db, { ...query, q: searchText(query.q) }),
      present: presentListed,
    }),
    HEADS,
  );
  endpoint(app, companies.officeCompany, admin, async ({ params }) => ({
    data: await presentReviewed(deps, params.id),
  }));
  endpoint(app, companies.reviewCompany, admin, async ({ caller, params, body }) => {
    await reviewCompany(deps, caller.userId, params.id, body);
    return { data: await presentReviewed(deps, params.id) };
  });
}
