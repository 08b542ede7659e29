import { personalData } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { searchText } from "../../platform/lists/list-query.ts";
import { askErasure, withdrawErasure } from "./erasure/ask-erasure.ts";
import { decideErasure } from "./erasure/decide-erasure.ts";
import { listRequests, type RequestRow } from "./erasure/erasure.store.ts";
import { presentErasure, presentRequest } from "./erasure/present-erasure.ts";
import { exportOwn } from "./export/export-own.ts";

export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  endpoint(app, personalData.exportOwn, async ({ caller }) => ({
    data: await exportOwn(deps, caller.userId),
    headers: { "content-disposition": 'attachment; filename="rebale-my-data.json"' },
  }));
  endpoint(app, personalData.readErasure, async ({ caller }) => ({
    data: await presentErasure(db, caller.userId),
  }));
  endpoint(app, personalData.askErasure, async ({ caller, body }) => ({
    data: await askErasure(deps, caller.userId, body.note),
  }));
  endpoint(app, personalData.withdrawErasure, async ({ caller }) => ({
    data: await withdrawErasure(deps, caller.userId),
  }));

  listEndpoint(app, deps, personalData.erasures, async ({ query }) => ({
    listing: listRequests(db, { ...query, q: searchText(query.q) }),
    presentAll: async (rows: readonly RequestRow[]) => {
      const now = await marketNow(db);
      return Promise.all(rows.map((row) => presentRequest(db, row, now)));
    },
  }));
  endpoint(app, personalData.decideErasure, async ({ caller, params, body }) => ({
    data: await decideErasure(deps, caller.userId, params.id, body),
  }));
}
