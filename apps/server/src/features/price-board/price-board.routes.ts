import { priceBoard } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { cachedEndpoints } from "../../platform/http/cached-endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { openBoardRoutes } from "./open-board.routes.ts";
import { boardOf } from "./price-board.rules.ts";
import { isMaterial, materialNames, readSales } from "./price-board.store.ts";
import { createSalesCache } from "./sales-cache.ts";

/** The sale prices of the market's materials: public, and the same for everybody. */
export function priceBoardRoutes(app: FastifyInstance, deps: Deps): void {
  const cached = cachedEndpoints(app, deps.caches);
  const allSales = createSalesCache(deps);
  openBoardRoutes(app, deps, allSales);

  cached(priceBoard.board, async ({ query: { material } }) => {
    if (!(await isMaterial(deps.db, material)))
      throw new Problem("not_found", { path: "material" });
    const { today, sales } = await readSales(deps.db, material);
    return { data: boardOf(material, sales.get(material), today) };
  });

  cached(priceBoard.boards, async () => {
    const [names, { today, sales }] = await Promise.all([materialNames(deps.db), allSales()]);
    return {
      data: names.map(({ code, name }) => {
        const { regions: _, ...board } = boardOf(code, sales.get(code), today);
        return { ...board, name };
      }),
    };
  });
}
