import { kilograms } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { findAwardById, gramsOf, sideOf } from "../awards/index.ts";
import { wasAuthorised } from "./authorised.store.ts";
import { holdingsOf } from "./kg-journal.store.ts";
import { reportsOf } from "./outputs.store.ts";
import { packsOfAward } from "./packs.store.ts";
import { presentKilograms } from "./present-kilograms.ts";
import { reportOutputs } from "./report-outputs.ts";

/** Where the kilograms of a sale are, and what its buyer says became of them. */
export function kilogramRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  endpoint(app, kilograms.read, async ({ params, caller }) => ({
    data: await shownTo(caller, params.id),
  }));

  endpoint(app, kilograms.report, async ({ params, body, uploads, caller, headers }) => {
    const key = headers["idempotency-key"];
    await reportOutputs(deps, caller, params.id, { body, uploads, key });
    return { data: await shownTo(caller, params.id) };
  });

  async function shownTo(caller: Account, awardId: number) {
    const award = await findAwardById(db, awardId);
    const side = award && sideOf(caller, award);
    if (!side) throw new Problem("not_found");
    const [sold, holdings, reports, packs, isAuthorised] = await Promise.all([
      gramsOf(db, awardId),
      holdingsOf(db, awardId),
      reportsOf(db, awardId),
      packsOfAward(db, awardId),
      wasAuthorised(db, awardId),
    ]);
    const role = caller.company?.role;
    const canReport = side === "buyer" && (role === "owner" || role === "manager");
    const of = { awardId, sold, holdings, reports, packs };
    return presentKilograms({ ...of, canReport, isAuthorised });
  }
}
