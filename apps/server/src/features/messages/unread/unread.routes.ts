import { office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { admit } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { openEventStream } from "../../../platform/http/event-stream.ts";
import { holdPlace, openConnectionLimit } from "../../../platform/http/stream-limit.ts";
import { networkOf } from "../../../platform/network-of.ts";
import { Problem } from "../../../platform/problem.ts";
import { countUnread, findSessionEnd, noteRead, notifiedSince } from "./unread.store.ts";
import { openUnreadLines, type UnreadLines } from "./unread-lines.ts";

/** A member's phone, desk and a few pages side by side. */
const MOST_PER_MEMBER = 10;

const summary = `Server-Sent Events of a member: \`unread\` with how many notifications came since the member last looked, counted to ${office.MOST_UNREAD}, at once and whenever it changes; \`beat\` every 15 s. Asked with the Authorization header; ends with the session, and from time to time by itself.`;

/**
 * GET /user/notifications/stream, and the same count asked for once.
 * @throws Problem sign_in_first, not_allowed, too_busy, too_many_requests
 */
export function unreadRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, bus, config } = deps;
  const lines = openLines(deps);
  app.addHook("preClose", async () => lines.close());
  const perAddress = openConnectionLimit(config.RATE_STREAMS_PER_ADDRESS);
  const perMember = openConnectionLimit(MOST_PER_MEMBER);

  endpoint(app, office.unreadNotifications, async ({ caller }) => {
    const unread = await countUnread(db, [caller.userId], office.MOST_UNREAD);
    return { data: { unread: unread.get(caller.userId) ?? 0 } };
  });
  endpoint(app, office.readNotifications, async ({ caller }) => {
    await noteRead(db, caller.userId);
    bus.publish("unread", { userIds: [caller.userId] });
    return { data: null };
  });
  app.get("/user/notifications/stream", { schema: { summary } }, async (request, reply) => {
    const { caller } = request;
    admit(caller, { who: "member" });
    if (!("userId" in caller) || caller.kind === "uploader") throw new Problem("sign_in_first");
    if (lines.isFull) throw new Problem("too_busy", { retryAfter: 5 });
    holdPlace(reply.raw, perAddress, networkOf(request.ip));
    holdPlace(reply.raw, perMember, String(caller.userId));
    await lines.open(openEventStream(reply, "retry: 3000\n\n"), caller.userId, caller.tokenHash);
  });
}

const openLines = ({ db, bus, clock }: Pick<Deps, "db" | "bus" | "clock">): UnreadLines =>
  openUnreadLines(
    { bus, clock },
    {
      count: (userIds) => countUnread(db, userIds, office.MOST_UNREAD),
      notifiedSince: (seconds) => notifiedSince(db, seconds),
      sessionEnd: (tokenHash) => findSessionEnd(db, tokenHash),
    },
  );
