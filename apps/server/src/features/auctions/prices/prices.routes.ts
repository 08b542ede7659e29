import { auctions, type Paise, rupees } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { ConnectionLimit } from "../../../live/connection-limit.ts";
import type { Hub } from "../../../live/hub.ts";
import type { Deps } from "../../../platform/deps.ts";
import { networkOf } from "../../../platform/http/addresses/network-of.ts";
import { partiesOf } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { openEventStream } from "../../../platform/http/event-stream.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { maskedName } from "../domain/ledger/ledger-chain.rules.ts";
import { ordersIn } from "../store/views/prices.store.ts";
import { pricesOf, priceTopics } from "./price-topics.ts";

/** Different lots that are followed on one node. */
const MAX_LOTS = 100_000;
/** Lots in the lists of one address: 400 pages of 25, or 20 of the longest. */
const MAX_LOTS_OF_ADDRESS = 10_000;

const idsOf = (text: unknown): number[] | null => {
  if (typeof text !== "string" || !/^\d{1,15}(,\d{1,15})*$/.test(text)) return null;
  const ids = [...new Set(text.split(",").map(Number))];
  return ids.length <= auctions.MAX_WATCHED ? ids : null;
};

/**
 * GET /auction/prices: lots that are unknown, not approved or for the invited alone have no price
 * and no event.
 * @throws Problem invalid_input, too_busy, too_many_requests
 */
export function priceRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "bus" | "db">,
  live: Hub,
  ofAddress: ConnectionLimit,
): void {
  const { bus, db } = deps;
  const topics = priceTopics(live, bus, pricesOf(deps));
  const ofNode = ConnectionLimit.ofNode();
  const lotsOfAddress = new ConnectionLimit(MAX_LOTS_OF_ADDRESS);
  app.get<{ Querystring: { ids?: string } }>("/auction/prices", async (request, reply) => {
    const ids = idsOf(request.query.ids);
    if (!ids)
      throw new Problem("invalid_input", {
        path: "ids",
        msg: {
          en: `Name 1 to ${auctions.MAX_WATCHED} lots`,
          hi: `1 से ${auctions.MAX_WATCHED} लॉट भेजिए`,
        },
      });
    if (topics.size >= MAX_LOTS) throw new Problem("too_busy", { retryAfter: 5 });
    ofNode.hold(reply.raw);
    const address = networkOf(request.ip);
    ofAddress.hold(reply.raw, address);
    lotsOfAddress.hold(reply.raw, address, ids.length);
    topics.follow(live.connect(openEventStream(reply, "retry: 2000\n\n")), ids);
  });

  endpoint(app, auctions.myPlaces, async ({ query, caller }) => {
    const orders = await ordersIn(db, query.ids, partiesOf(caller));
    return {
      data: orders.map(({ lot_id, alias, best_bid, leader_alias }) => ({
        product_id: String(lot_id),
        bidder: maskedName(alias),
        bid_amount: rupees(best_bid as Paise),
        leads: leader_alias === alias,
      })),
    };
  });
}
