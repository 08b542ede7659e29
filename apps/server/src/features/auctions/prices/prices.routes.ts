import { auctions, type Paise, rupees } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { partiesOf } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { openEventStream } from "../../../platform/http/event-stream.ts";
import {
  type ConnectionLimit,
  holdPlace,
  openConnectionLimit,
} from "../../../platform/http/stream-limit.ts";
import { networkOf } from "../../../platform/network-of.ts";
import { Problem } from "../../../platform/problem.ts";
import { maskedName } from "../domain/ledger-chain.rules.ts";
import { ordersIn, priceRows } from "../store/prices.store.ts";
import { ledgerEnds } from "../store/snapshot.store.ts";
import { type LivePrices, openLivePrices } from "./live-prices.ts";
import { presentPrice } from "./present-price.ts";

export const openPrices = ({ bus, db }: Pick<Deps, "bus" | "db">): LivePrices =>
  openLivePrices(
    bus,
    async (lotIds) =>
      (await priceRows(db, lotIds)).map((row) => ({
        price: presentPrice(row),
        hash: row.ledger_hash,
      })),
    (lotIds) => ledgerEnds(db, lotIds),
  );

/** Lots in the lists of one address: 400 pages of 25, or 20 of the longest. */
const MOST_LOTS_OF_ADDRESS = 10_000;

const summary = `Server-Sent Events of a list: \`price\` for each of at most ${auctions.MOST_WATCHED} lots in \`ids\` (comma-separated), at once and whenever one moves; \`beat\` every 15 s. Nothing to resume: after a reconnect every price comes anew.`;

const querystring = {
  type: "object",
  properties: { ids: { type: "string", description: "Lots, comma-separated." } },
} as const;

const idsOf = (text: unknown): number[] | null => {
  if (typeof text !== "string" || !/^\d{1,15}(,\d{1,15})*$/.test(text)) return null;
  const ids = [...new Set(text.split(",").map(Number))];
  return ids.length <= auctions.MOST_WATCHED ? ids : null;
};

/**
 * GET /auction/prices: lots that are unknown or not approved have no price and no event.
 * @throws Problem invalid_input, too_busy, too_many_requests
 */
export function priceRoutes(
  app: FastifyInstance,
  { db }: Pick<Deps, "db">,
  live: LivePrices,
  limit: ConnectionLimit,
): void {
  const lotsOf = openConnectionLimit(MOST_LOTS_OF_ADDRESS);
  app.get<{ Querystring: { ids?: string } }>(
    "/auction/prices",
    { schema: { summary, querystring } },
    async (request, reply) => {
      const ids = idsOf(request.query.ids);
      if (!ids)
        throw new Problem("invalid_input", {
          path: "ids",
          msg: `Name 1 to ${auctions.MOST_WATCHED} lots`,
        });
      if (live.isFull) throw new Problem("too_busy", { retryAfter: 5 });
      const address = networkOf(request.ip);
      holdPlace(reply.raw, limit, address);
      holdPlace(reply.raw, lotsOf, address, ids.length);
      live.watch(openEventStream(reply, "retry: 2000\n\n"), ids);
    },
  );

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
