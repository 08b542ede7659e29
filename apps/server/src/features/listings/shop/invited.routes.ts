import { audience } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { pageCount } from "../../../platform/lists/list-query.ts";
import { presentLot } from "../lots/present-lot.ts";
import { watchedOf } from "../lots/watched.store.ts";
import { listInvited } from "./invited.store.ts";

export function invitedRoutes(app: FastifyInstance, { db, database }: Deps): void {
  endpoint(app, audience.invitedLots, async ({ query, caller }) => {
    const { listed, total } = await listInvited(db, caller.userId, query);
    const now = await marketNow(db);
    const ids = listed.map(({ id }) => id);
    const watched = await watchedOf(database.pool, caller, ids);
    return {
      data: listed.map((row) => presentLot(row, now, watched.has(row.id))),
      total,
      totalpage: pageCount(total, query.rows),
      server_time: now.toISOString(),
    };
  });
}
