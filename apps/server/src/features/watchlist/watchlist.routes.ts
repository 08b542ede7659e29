import { watchlist } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { pageCount } from "../../platform/lists/list-query.ts";
import { presentLot } from "../listings/index.ts";
import { calendarRoutes } from "./calendar/calendar.routes.ts";
import { unwatchLot, watchLot, watchLots } from "./change-watchlist.ts";
import { listWatched, listWatchedIds } from "./watchlist.store.ts";

export function watchlistRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  calendarRoutes(app, deps);

  endpoint(app, watchlist.watch, async ({ params, caller }) => {
    await watchLot(deps, caller.userId, params.product_id);
    return { data: { product_id: String(params.product_id), watched: true } };
  });

  endpoint(app, watchlist.watchAll, async ({ body, caller }) => ({
    data: (await watchLots(deps, caller.userId, body.product_ids)).map(String),
  }));

  endpoint(app, watchlist.unwatch, async ({ params, caller }) => {
    await unwatchLot(deps, caller.userId, params.product_id);
    return { data: { product_id: String(params.product_id), watched: false } };
  });

  endpoint(app, watchlist.watched, async ({ query, caller }) => {
    const { listed, total } = await listWatched(db, caller.userId, query);
    const now = await marketNow(db);
    return {
      data: listed.map((row) => presentLot(row, now, true)),
      total,
      totalpage: pageCount(total, query.rows),
      server_time: now.toISOString(),
    };
  });

  endpoint(app, watchlist.watchedIds, async ({ caller }) => ({
    data: (await listWatchedIds(db, caller.userId)).map(({ lot_id }) => String(lot_id)),
  }));
}
