import { auctions } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { seenLot } from "../audience/index.ts";
import { createCategoriesCache, presentListed, watchedOf } from "../listings/index.ts";
import { findLotToRelate, listRelated } from "./store/views/browse.store.ts";

/** Other open auctions near one. */
export function relatedRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "database" | "caches">,
): void {
  const { pool } = deps.database;
  const run = runOn(pool);
  const categories = createCategoriesCache(deps);

  endpoint(app, auctions.related, async ({ params, caller }) => {
    const lot = await seenLot(run, caller, await findLotToRelate(run, params.idname));
    const { lots } = lot.approval === "approved" ? await listRelated(pool, lot) : { lots: [] };
    const watched = await watchedOf(
      pool,
      caller,
      lots.map(({ id }) => id),
    );
    const shown = presentListed(lots, await categories(String(lot.category_id)), lot.now);
    const data = shown.map((lot) => ({ ...lot, watched: watched.has(Number(lot._id)) }));
    return { data, server_time: lot.now.toISOString() };
  });
}
