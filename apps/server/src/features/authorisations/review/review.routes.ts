import { authorisations } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { searchText } from "../../../platform/lists/list-query.ts";
import {
  presentCounts,
  putBackWork,
  readHeld,
  readUndoable,
  takeNextWork,
  takeWork,
} from "../../review-queue/index.ts";
import {
  type AuthorisationRow,
  findAuthorisation,
  listForOffice,
} from "../authorisations.store.ts";
import { readMarketRules } from "../market-rules.ts";
import { presentForOffice } from "../present-authorisation.ts";
import { reviewAuthorisation } from "./review-authorisation.ts";
import { undoReview } from "./undo-review.ts";

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
  "assigned.name": "Assigned to",
  sent_at: "Sent",
  sent_by: "Sent by",
  first_look: "First reviewed by",
};

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  const kind = "authorisation";
  const present = async (rows: readonly AuthorisationRow[], userId: number) => {
    const { second_look_kg } = await readMarketRules(db, config);
    const ids = rows.map(({ id }) => id);
    const by = {
      userId,
      undoUntil: await readUndoable(db, kind, ids, userId),
      held: await readHeld<"accept" | "refuse">(db, kind, ids),
    };
    return rows.map((row) => presentForOffice(row, second_look_kg, by));
  };
  const one = async (row: AuthorisationRow, userId: number) => {
    const [presented] = await present([row], userId);
    return presented as authorisations.OfficeAuthorisation;
  };

  listEndpoint(
    app,
    deps,
    authorisations.authorisations,
    async ({ caller: { userId }, query }) => ({
      listing: listForOffice(db, userId, { ...query, q: searchText(query.q) }),
      presentAll: (rows: readonly AuthorisationRow[]) => present(rows, userId),
      extra: async () => ({ waiting: await presentCounts(db, kind, userId) }),
    }),
    HEADS,
  );
  endpoint(app, authorisations.officeAuthorisation, async ({ caller, params }) => {
    const row = await findAuthorisation(db, params.id);
    if (!row) throw new Problem("not_found");
    return { data: await one(row, caller.userId) };
  });
  endpoint(app, authorisations.reviewAuthorisation, async ({ caller, params, body }) => ({
    data: await one(await reviewAuthorisation(deps, caller.userId, params.id, body), caller.userId),
  }));
  endpoint(app, authorisations.undoAuthorisation, async ({ caller, params }) => ({
    data: await one(await undoReview(deps, caller.userId, params.id), caller.userId),
  }));

  endpoint(app, authorisations.takeNextAuthorisation, async ({ caller, body }) => ({
    data: await takeNextWork(deps, caller.userId, kind, body.after ? Number(body.after) : null),
  }));
  endpoint(app, authorisations.takeAuthorisation, async ({ caller, params: { id } }) => {
    await takeWork(deps, caller.userId, { kind, id });
    return { data: null };
  });
  endpoint(app, authorisations.putBackAuthorisation, async ({ caller, params: { id } }) => {
    await putBackWork(deps, caller.userId, { kind, id });
    return { data: null };
  });
}
