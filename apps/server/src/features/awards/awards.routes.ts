import { awards } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { searchText } from "../../platform/lists/list-query.ts";
import { landedCostOf } from "../landed-cost/index.ts";
import { askMove } from "./ask-move.ts";
import { awardsOf, findAward, listAwards, timelineOf } from "./award-views.store.ts";
import { sideOf } from "./awards.access.ts";
import { presentAward, presentAwardRow } from "./present-award.ts";

const HEADS = {
  _id: "Sale",
  title: "Lot",
  state: "State",
  buyer: "Buyer",
  seller: "Seller",
  rate: "Rate (₹)",
  value: "Value (₹)",
  made_at: "Sold",
  due_at: "To be paid before",
  lift_by: "To be lifted before",
};

/** What becomes of sales, for both their sides and the office. */
export function awardRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, database, config } = deps;

  endpoint(app, awards.list, async ({ query, caller }) => {
    const { userId, company, kind } = caller;
    const companyId = company?.status === "active" ? company.companyId : null;
    const own = { userId, companyId, side: query.side ?? kind };
    const { rows, count } = await awardsOf(db, { ...query, ...own });
    return { data: rows.map(presentAwardRow), totalpage: Math.ceil(count / query.rows) };
  });

  endpoint(app, awards.details, async ({ params, caller }) => ({
    data: await detailsFor(caller, params.id),
  }));

  endpoint(app, awards.move, async ({ params, body, caller }) => {
    await askMove(deps, caller, params.id, { ...body, reason: body.reason ?? "" });
    return { data: await detailsFor(caller, params.id) };
  });

  listEndpoint(
    app,
    deps,
    awards.officeAwards,
    async ({ query }) => ({
      listing: listAwards(db, { ...query, q: searchText(query.q) }),
      present: presentAwardRow,
    }),
    HEADS,
  );

  endpoint(app, awards.officeMove, async ({ params, body, caller }) => {
    const days =
      body.move === "extend" ? { dueAt: dateOf(body.due_at), liftBy: dateOf(body.lift_by) } : {};
    await askMove(deps, caller, params.id, { move: body.move, reason: body.reason, ...days });
    return { data: await detailsFor(caller, params.id) };
  });

  async function detailsFor(caller: Account, id: number) {
    const award = await findAward(db, id);
    const side = award && sideOf(caller, award);
    if (!award || !side) throw new Problem("not_found");
    const { lot_id, material, ends_at, value, buyerId, buyerCompanyId } = award;
    const lot = { id: lot_id, material, ends_at, paused_at: null, now: award.made_at };
    const buyer = { userId: buyerId, companyId: buyerCompanyId };
    const sources = { db, config, run: runOn(database.pool) };
    const [cost, timeline] = await Promise.all([
      landedCostOf(sources, lot, buyer, value / 100, undefined),
      timelineOf(db, id),
    ]);
    return presentAward(award, { cost, timeline, side });
  }
}

const dateOf = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso));
