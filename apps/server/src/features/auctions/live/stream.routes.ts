import type { auctions } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import pMemoize from "p-memoize";
import { ConnectionLimit } from "../../../live/connection-limit.ts";
import type { Hub } from "../../../live/hub.ts";
import { runOn } from "../../../platform/db/statement.ts";
import type { Deps } from "../../../platform/deps.ts";
import { networkOf } from "../../../platform/http/addresses/network-of.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { openEventStream } from "../../../platform/http/event-stream.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { seenLot } from "../../audience/index.ts";
import { findStanding } from "../store/views/snapshot.store.ts";
import { ledgersOf, ledgerTopics } from "./ledger-topics.ts";

const wholeNumber = (text: unknown): number | null =>
  typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Without an id: whoever comes back says the ledger's last that it was sent. */
const openingOf = (now: Date): string => {
  const clock: auctions.StreamClock = { server_time: now.toISOString() };
  return `retry: 1000\nevent: clock\ndata: ${JSON.stringify(clock)}\n\n`;
};

/** Until a reader of a lot that is for the invited alone is asked again whether they are. */
const HIDDEN_LIFE_MS = 15 * 60_000;
/** A session that ends, or acts for another company, ends its stream. */
const ownerOf = (caller: Caller) =>
  "userId" in caller
    ? { userId: caller.userId, session: caller.tokenHash.toString("base64url") }
    : undefined;

interface StreamRequest {
  Params: { lotId: string };
  Querystring: { after?: string };
}

/**
 * GET /auction/stream/{product_id}: Server-Sent Events for anyone who may see the lot's page.
 * @throws Problem lot_not_found, too_busy, too_many_requests
 */
export function streamRoute(
  app: FastifyInstance,
  deps: Pick<Deps, "bus" | "db" | "database" | "clock">,
  live: Hub,
  ofAddress: ConnectionLimit,
): void {
  const { bus, db, database, clock } = deps;
  const run = runOn(database.pool);
  const topics = ledgerTopics(live, bus, ledgersOf(deps));
  const ofNode = ConnectionLimit.ofNode();
  // Thousands who come while one read is under way share it; what is newer they are sent.
  const readStanding = pMemoize((lotId: number) => findStanding(db, lotId), { cache: false });
  /** The shared read may have begun before what this reader has seen. */
  const standingFor = async (lotId: number, seen: number | null) => {
    const shared = await readStanding(lotId);
    return shared && (seen ?? 0) > shared.ledger_seq ? findStanding(db, lotId) : shared;
  };
  app.get<StreamRequest>("/auction/stream/:lotId", async (request, reply) => {
    ofNode.hold(reply.raw);
    ofAddress.hold(reply.raw, networkOf(request.ip));
    const lotId = wholeNumber(request.params.lotId);
    const seen = wholeNumber(request.headers["last-event-id"]) ?? wholeNumber(request.query.after);
    const standing = lotId === null ? undefined : await standingFor(lotId, seen);
    if (lotId === null || standing?.approval !== "approved") throw new Problem("lot_not_found");
    await seenLot(run, request.caller, standing);
    const { ledger_seq: seq, ledger_hash: hash } = standing;
    const owner = standing.invited_only ? ownerOf(request.caller) : undefined;
    const connection = live.connect(openEventStream(reply, openingOf(standing.now)), owner);
    if (owner) connection.endsAt = clock.now().getTime() + HIDDEN_LIFE_MS;
    // A reader that says no position starts at what it would have read just now.
    topics.follow(connection, lotId, seen ?? seq, { seq, hash });
  });
}
