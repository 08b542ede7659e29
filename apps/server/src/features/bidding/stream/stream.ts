import type { listings, Paise } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { openEventStream } from "../../../platform/http/event-stream.ts";
import { networkOf } from "../../../platform/network-of.ts";
import { Problem } from "../../../platform/problem.ts";
import { findStanding, ledgerHeads, ledgerPage } from "../auctions.store.ts";
import { framesOf } from "../desk/announce.ts";
import { nextBidOf } from "../present-auction.ts";
import { openPlaces } from "./places.ts";
import { type Missed, Watchers } from "./watchers.ts";

/**
 * A reader that was away for longer is sent the newest entries and the standing; the page reads the
 * history anew.
 */
const MOST_REPLAYED = 200;

/**
 * The stream's text for what came after `after`: entries one by one, then how the auction stands.
 */
export async function readMissed(
  { db }: Pick<Deps, "db">,
  lotId: number,
  after: number,
): Promise<Missed> {
  const lot = await findStanding(db, lotId);
  if (!lot || lot.ledger_seq <= after) return { seq: after, frames: "" };
  const entries = await ledgerPage(
    db,
    lotId,
    Math.max(after, lot.ledger_seq - MOST_REPLAYED),
    MOST_REPLAYED + 50,
  );
  const last = entries.at(-1);
  if (!last) return { seq: after, frames: "" };
  const standing = {
    highest: lot.highest_bid as Paise,
    bidCount: lot.bid_count,
    extensions: lot.extensions,
    nextBid: nextBidOf(lot),
  };
  const closed =
    lot.outcome === null
      ? null
      : {
          outcome: lot.outcome,
          winner: lot.outcome === "sold" ? last.bidder : null,
          seller_answer: lot.seller_answer as listings.SellerAnswer | null,
        };
  return {
    seq: last.seq,
    frames: framesOf(entries, standing, lot.now, lot.extensions > 0, closed, MOST_REPLAYED),
  };
}

export function openWatchers(deps: Pick<Deps, "bus" | "db">): Watchers {
  return new Watchers(
    deps.bus,
    (lotId, after) => readMissed(deps, lotId, after),
    (lotIds) => ledgerHeads(deps.db, lotIds),
  );
}

const wholeNumber = (text: unknown): number | null =>
  typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** GET /auction/stream/{product_id}: Server-Sent Events for anyone who may see the lot's page. */
export function streamRoute(
  app: FastifyInstance,
  { db, config }: Pick<Deps, "db" | "config">,
  watchers: Watchers,
): void {
  const places = openPlaces(config.RATE_STREAMS_PER_ADDRESS);
  app.get<{ Params: { lotId: string }; Querystring: { after?: string } }>(
    "/auction/stream/:lotId",
    async (request, reply) => {
      const lotId = wholeNumber(request.params.lotId);
      const lot = lotId === null ? undefined : await findStanding(db, lotId);
      if (lotId === null || lot?.approval !== "approved") throw new Problem("lot_not_found");
      if (watchers.isFull) throw new Problem("too_busy", { retryAfter: 5 });
      // Without a place to resume from, the reader starts at what it would have read just now.
      const seen =
        wholeNumber(request.headers["last-event-id"]) ??
        wholeNumber(request.query.after) ??
        lot.ledger_seq;
      const leave = places.take(networkOf(request.ip));
      if (!leave) throw new Problem("too_many_requests", { retryAfter: 5 });
      const response = openEventStream(reply, `retry: 1000\n: ${lot.now.toISOString()}\n\n`);
      response.once("close", leave);
      watchers.add(lotId, response, Math.min(seen, lot.ledger_seq));
    },
  );
}
