import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { admin } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { pageCount, searchText } from "../../../platform/list-query.ts";
import { presentListed, presentReviewed } from "./present-reviewed.ts";
import { listForReview } from "./review.store.ts";
import { reviewCompany } from "./review-company.ts";

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, companies.officeCompanies, admin, async ({ query }) => {
    const asked = { ...query, q: searchText(query.q) };
    const { listed, total } = await listForReview(deps.db, asked);
    return { data: listed.map(presentListed), totalpage: pageCount(total, query.rows) };
  });
  endpoint(app, companies.officeCompany, admin, async ({ params }) => ({
    data: await presentReviewed(deps, params.id),
  }));
  endpoint(app, companies.reviewCompany, admin, async ({ caller, params, body }) => {
    await reviewCompany(deps, caller.userId, params.id, body);
    return { data: await presentReviewed(deps, params.id) };
  });
}
