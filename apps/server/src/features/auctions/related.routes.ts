import { auctions } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { route } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { createCategoriesCache, lotTag, lotTextsOf, markWatched } from "../listings/index.ts";
import { maySee } from "./auctions.access.ts";
import { findLotToRelate, listRelated } from "./store/views/browse.store.ts";

const KIND = "related";

/** Other open auctions beside one; each lot as it was written for the lists. */
export function relatedRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "database" | "caches">,
): void {
  const { pool } = deps.database;
  const run = runOn(pool);
  const texts = lotTextsOf(deps);
  const categories = createCategoriesCache(deps);
  const mark = markWatched(deps);

  route(app, auctions.related, async ({ params, caller }, _request, reply) => {
    const lot = await findLotToRelate(run, params.idname);
    const approved = lot?.approval === "approved";
    if (!lot || !maySee(caller, { approved, sellerId: lot.seller_id }))
      throw new Problem("lot_not_found");
    const { lots } = approved ? await listRelated(pool, lot, texts.hasToRead(KIND)) : { lots: [] };
    const categoryList = await categories(String(lot.category_id));
    const written = await texts.write(lots, categoryList, lot.now, KIND);
    const text = `{"is_success":1,"message":"","data":[${written.join()}],"errors":[],"server_time":"${lot.now.toISOString()}"}`;
    const tags = lots.map(({ id }) => lotTag(id));
    return reply
      .headers({ "cache-control": "no-store" })
      .type("application/json; charset=utf-8")
      .send(await mark(caller, text, tags));
  });
}
