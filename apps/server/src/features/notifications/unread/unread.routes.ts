import { office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { ConnectionLimit } from "../../../live/connection-limit.ts";
import type { Hub } from "../../../live/hub.ts";
import type { Deps } from "../../../platform/deps.ts";
import { networkOf } from "../../../platform/http/addresses/network-of.ts";
import { admit } from "../../../platform/http/admit.ts";
import { keyOf } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { openEventStream } from "../../../platform/http/event-stream.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { countUnread, findSessionEnd, noteRead } from "./unread.store.ts";
import { followUnread, unreadOf, unreadTopics } from "./unread-topics.ts";

/** A member's phone, desk and a few pages side by side. */
const MAX_PER_MEMBER = 10;

/**
 * GET /user/notifications/stream, and the same count asked for once.
 * @throws Problem sign_in_first, not_allowed, too_busy, too_many_requests
 */
export function unreadRoutes(app: FastifyInstance, deps: Deps, live: Hub): void {
  const { db, bus, clock, config } = deps;
  const topics = unreadTopics(live, bus, unreadOf(deps));
  const ofNode = ConnectionLimit.ofNode();
  const ofAddress = new ConnectionLimit(config.RATE_STREAMS_PER_ADDRESS);
  const ofMember = new ConnectionLimit(MAX_PER_MEMBER);

  endpoint(app, office.unreadNotifications, async ({ caller }) => {
    const unread = await countUnread(db, [caller.userId], office.MAX_UNREAD);
    return { data: { unread: unread.get(caller.userId) ?? 0 } };
  });
  endpoint(app, office.readNotifications, async ({ caller }) => {
    await noteRead(db, caller.userId);
    bus.publish("unread", { userIds: [caller.userId] });
    return { data: null };
  });
  app.get("/user/notifications/stream", async (request, reply) => {
    const { caller } = request;
    admit(caller, { who: "member" });
    if (!("userId" in caller) || caller.kind === "uploader") throw new Problem("sign_in_first");
    const { userId, tokenHash } = caller;
    ofNode.hold(reply.raw);
    ofAddress.hold(reply.raw, networkOf(request.ip));
    ofMember.hold(reply.raw, String(userId));
    const owner = { userId, session: tokenHash.toString("base64url") };
    const connection = live.connect(openEventStream(reply, "retry: 3000\n\n"), owner);
    const key = keyOf(caller);
    const readEnd = async () => key?.expiresAt ?? findSessionEnd(db, tokenHash);
    await followUnread(topics, connection, userId, { clock, readEnd });
  });
}
