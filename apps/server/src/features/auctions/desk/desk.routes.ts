import { auctions } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { partiesOf } from "../../../platform/http/caller.ts";
import { answer, endpoint, route } from "../../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../../platform/http/private-file.ts";
import { pageCount } from "../../../platform/lists/list-query.ts";
import { DESK_TYPES, deskFile } from "./desk-file.ts";
import { ownOrders } from "./own-orders.ts";
import { readDesk } from "./read-desk.ts";

/** A file is read whole: the newest of so many. */
const MAX_ROWS = 10_000;

/** A buyer's own bids: their rows, what they come to, and their file. */
export function deskRoutes(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  const now = async () => (await marketNow(db)).toISOString();

  endpoint(app, auctions.myOrders, async ({ query, caller }) => {
    const { orders, count } = await ownOrders(db, caller, { ...query, won: query.won === "1" });
    return {
      data: orders,
      totalpage: pageCount(count, query.rows),
      server_time: await now(),
    };
  });

  route(app, auctions.myDesk, async ({ query, caller, language }, request, reply) => {
    const { format, show } = query;
    if (!format) {
      const desk = { data: await readDesk(db, partiesOf(caller)), server_time: await now() };
      return answer<typeof auctions.myDesk>(desk, request, reply);
    }
    const { orders } = await ownOrders(db, caller, { page: 1, rows: MAX_ROWS });
    const shown = show ? orders.filter((order) => auctions.isUnder(show, order)) : orders;
    const bytes = await deskFile(shown, { format, language, name: caller.name ?? "" });
    return sendPrivateFile(reply, {
      ...{ file: `bids.${format}`, mediaType: DESK_TYPES[format], bytes },
    });
  });
}
