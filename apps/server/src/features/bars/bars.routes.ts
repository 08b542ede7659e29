import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { barByOffice, liftByOffice } from "./bar-company.ts";
import { type BarRow, barsOf } from "./bars.store.ts";

const present = (row: BarRow): companies.Bar => ({
  _id: String(row.id),
  from_at: row.from_at.toISOString(),
  until_at: row.until_at?.toISOString() ?? null,
  reason: row.reason,
  award_id: row.cause_award === null ? null : String(row.cause_award),
  by: row.by,
  lifted_at: row.lifted_at?.toISOString() ?? null,
  lifted_by: row.lifted_by,
  holds: row.holds,
});

/** The bars of companies, as the office decides them. */
export function barRoutes(app: FastifyInstance, deps: Deps): void {
  shortListEndpoint(app, deps, companies.listBars, async ({ params }) => ({
    data: (await barsOf(deps.db, params.id)).map(present),
  }));
  endpoint(app, companies.bar, async ({ caller, params, body }) => ({
    data: present(await barByOffice(deps, caller.userId, params.id, body)),
    message: "The company is barred",
  }));
  endpoint(app, companies.liftBar, async ({ caller, params }) => {
    await liftByOffice(deps, caller.userId, params.id);
    return { data: null, message: "The bar is lifted" };
  });
}
