import { auctions, type Language } from "@rebale/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type Admitted, partiesOf } from "../../../platform/http/caller.ts";
import { answer, endpoint, route } from "../../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../../platform/http/private-file.ts";
import { pageCount } from "../../../platform/lists/list-query.ts";
import { dealsOf } from "./deals.ts";
import { DESK_TYPES, type DeskFile, deskFile } from "./desk-file.ts";
import { ordersOf } from "./own-orders.ts";
import { readDesk } from "./read-desk.ts";

/** A file is read whole: the newest of so many. */
const MAX_ROWS = 10_000;

/** Each side's orders: a buyer's own bids, a seller's bidders; what they come to, and their file. */
export function deskRoutes(app: FastifyInstance, deps: Pick<Deps, "db" | "config">): void {
  const now = async () => (await marketNow(deps.db)).toISOString();
  const bidder = (caller: Admitted["buyer"]) => ({
    ...{ userId: caller.userId, of: { parties: partiesOf(caller) } },
  });
  const seller = ({ userId }: Admitted["seller"]) => ({ userId, of: { sellerId: userId } });

  endpoint(app, auctions.myOrders, ({ query, caller }) => listed(bidder(caller), query));
  endpoint(app, auctions.sellerOrders, ({ query, caller }) => listed(seller(caller), query));

  route(app, auctions.myDesk, async ({ query, caller, language }, request, reply) => {
    const { format, show, to_do } = query;
    if (!format) {
      const desk = { data: await readDesk(deps, partiesOf(caller)), server_time: await now() };
      return answer<typeof auctions.myDesk>(desk, request, reply);
    }
    const { orders } = await ordersOf(deps, bidder(caller), { page: 1, rows: MAX_ROWS, to_do });
    const shown = show ? orders.filter((order) => auctions.isUnder(show, order)) : orders;
    return file(reply, shown, { format, language, name: caller.name ?? "", side: "buyer" });
  });

  route(app, auctions.sellerDesk, async ({ query, caller, language }, request, reply) => {
    const { format, to_do } = query;
    if (!format) {
      const { counts } = await dealsOf(deps, seller(caller).of);
      const desk = { data: counts, server_time: await now() };
      return answer<typeof auctions.sellerDesk>(desk, request, reply);
    }
    const page = { page: 1, rows: MAX_ROWS, won: true, to_do };
    const { orders } = await ordersOf(deps, seller(caller), page);
    return file(reply, orders, { format, language, name: caller.name ?? "", side: "seller" });
  });

  async function listed(
    reader: Parameters<typeof ordersOf>[1],
    query: Omit<Parameters<typeof ordersOf>[2], "won"> & { readonly won?: "1" | undefined },
  ) {
    const page = { ...query, won: query.won === "1" };
    const { orders, count, toDo } = await ordersOf(deps, reader, page);
    return {
      ...{ data: orders, totalpage: pageCount(count, query.rows) },
      ...{ server_time: await now(), to_do: toDo },
    };
  }

  async function file(
    reply: FastifyReply,
    orders: readonly auctions.BidOrder[],
    as: DeskFile & { readonly language: Language },
  ) {
    const bytes = await deskFile(orders, as);
    const name = as.side === "buyer" ? "bids" : "sales";
    const mediaType = DESK_TYPES[as.format];
    return sendPrivateFile(reply, { file: `${name}.${as.format}`, mediaType, bytes });
  }
}
