import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import { readDecided } from "../../../platform/audit/decided.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { searchText } from "../../../platform/lists/list-query.ts";
import { officeMay } from "../../../platform/office.access.ts";
import { presentCounts, putBackWork, takeNextWork, takeWork } from "../../review-queue/index.ts";
import { giveSeat } from "./give-seat.ts";
import { presentListed, presentReviewed } from "./present-reviewed.ts";
import { COMPANY_DECISIONS } from "./review.rules.ts";
import { listForReview, type ReviewRow } from "./review.store.ts";
import { reviewCompany } from "./review-company.ts";
import { undoReview } from "./undo-review.ts";

const HEADS = {
  _id: "Company",
  name: "Name",
  pan: "PAN",
  entity: "Entity",
  status: "Status",
  since: "Sent or made",
  is_refused: "Refused",
  "decided.by": "Decided by",
  "decided.at": "Decided",
  papers_waiting: "Papers waiting",
  "assigned.name": "Assigned to",
  "owner.name": "Owner",
  "owner.mobile": "Mobile of the owner",
  "owner.email": "Email of the owner",
};

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const kind = "company";
  listEndpoint(
    app,
    deps,
    companies.officeCompanies,
    async ({ caller: { userId }, query }) => {
      await noteLook(db, { adminId: userId, action: "people read", subject: "companies" });
      return {
        listing: listForReview(db, userId, { ...query, q: searchText(query.q) }),
        presentAll: async (rows: readonly ReviewRow[]) => {
          const ids = rows.map(({ id }) => id);
          const decided = await readDecided(db, COMPANY_DECISIONS, ids);
          return rows.map((row) => presentListed(row, userId, decided(row.id)));
        },
        extra: async () => ({ waiting: await presentCounts(db, kind, userId) }),
      };
    },
    HEADS,
  );
  endpoint(app, companies.officeCompany, async ({ caller, params }) => {
    const data = await presentReviewed(deps, params.id, caller);
    const whom = { adminId: caller.userId, ...aboutCompany(params.id, data.name) };
    await noteLook(db, { action: "people read", ...whom });
    const hasAccount = data.typed?.account_no ?? data.papers.some(({ kind }) => kind === "bank");
    if (hasAccount && officeMay(caller, "documents.read"))
      await noteLook(db, { action: "bank account seen", ...whom });
    return { data };
  });
  endpoint(app, companies.reviewCompany, async ({ caller, params, body }) => {
    await reviewCompany(deps, caller.userId, params.id, body);
    return { data: await presentReviewed(deps, params.id, caller) };
  });
  endpoint(app, companies.giveSeat, async ({ caller, params, body }) => {
    const { id: companyId, user_id: userId } = params;
    await giveSeat(deps, caller.userId, { companyId, userId }, body);
    return { data: await presentReviewed(deps, companyId, caller) };
  });
  endpoint(app, companies.undoCompanyReview, async ({ caller, params }) => {
    await undoReview(deps, caller.userId, params.id);
    return { data: await presentReviewed(deps, params.id, caller) };
  });

  endpoint(app, companies.takeNextCompany, async ({ caller, body: { after } }) => ({
    data: await takeNextWork(deps, caller.userId, kind, after ? Number(after) : null),
  }));
  endpoint(app, companies.takeCompany, async ({ caller, params: { id } }) => {
    await takeWork(deps, caller.userId, { kind, id });
    return { data: null };
  });
  endpoint(app, companies.putBackCompany, async ({ caller, params: { id } }) => {
    await putBackWork(deps, caller.userId, { kind, id });
    return { data: null };
  });
}
