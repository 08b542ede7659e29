import { randomBytes } from "node:crypto";
import { watchlist } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { hashToken } from "../../accounts/index.ts";
import { CALENDAR_TYPE, closingsCalendar } from "../../listings/index.ts";
import { findCalendar, removeCalendar, setCalendar, watchedClosings } from "./calendar.store.ts";

/** The watchlist in the member's own calendar. The address is the key: it has no other. */
export function calendarRoutes(
  app: FastifyInstance,
  { db, config: { home } }: Pick<Deps, "db" | "config">,
): void {
  endpoint(app, watchlist.makeCalendar, async ({ caller: { userId } }) => {
    const token = randomBytes(32).toString("base64url");
    await db.transaction().execute((tx) => setCalendar(tx, userId, hashToken(token)));
    return { data: { url: `${home}/api/calendar/${token}.ics` } };
  });

  endpoint(app, watchlist.endCalendar, async ({ caller: { userId } }) => {
    await db.transaction().execute((tx) => removeCalendar(tx, userId));
    return { data: null };
  });

  app.get<{ Params: { token: string } }>("/calendar/:token.ics", async ({ params }, reply) => {
    const calendar = await findCalendar(db, hashToken(params.token));
    if (!calendar) throw new Problem("not_found");
    const closings = await watchedClosings(db, calendar.user_id);
    return reply
      .type(CALENDAR_TYPE)
      .header("cache-control", "private, no-store")
      .send(closingsCalendar(closings, { name: "Rebale: Watchlist", home, now: calendar.now }));
  });
}
