import { irregularities } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { searchText } from "../../platform/lists/list-query.ts";
import { decideIrregularity } from "./decide-irregularity.ts";
import { type IrregularityRow, listIrregularities } from "./irregularities.store.ts";
import { changeRules, readRules } from "./irregularity-rules.ts";
import { presentIrregularities } from "./present-irregularity.ts";

export function irregularityRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  listEndpoint(app, deps, irregularities.irregularities, async ({ query }) => ({
    listing: listIrregularities(db, { ...query, q: searchText(query.q) }),
    presentAll: (rows: readonly IrregularityRow[]) => presentIrregularities(db, rows),
  }));
  endpoint(app, irregularities.decideIrregularity, async ({ caller, params, body }) => ({
    data: await decideIrregularity(deps, caller.userId, params.id, body),
  }));
  endpoint(app, irregularities.irregularityRules, async () => ({
    data: await readRules(db),
  }));
  endpoint(app, irregularities.changeIrregularityRules, async ({ caller, body }) => ({
    data: await changeRules(deps, caller.userId, body),
  }));
}
