import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { CALENDAR_TYPE, closingsCalendar, readLotName } from "../listings/index.ts";
import { findEvent, lotsOfEvent } from "./browse.store.ts";

/** GET /event/{idname}/calendar.ics @throws Problem event_not_found */
export function eventCalendarRoutes(
  app: FastifyInstance,
  { db, config: { home } }: Pick<Deps, "db" | "config">,
): void {
  app.get<{ Params: { idname: string } }>(
    "/event/:idname/calendar.ics",
    async ({ params }, reply) => {
      const name = readLotName(params.idname);
      const event = name && (await findEvent(db, name));
      if (!event) throw new Problem("event_not_found");
      const lots = (await lotsOfEvent(db, event.id)).filter((lot) => !lot.invited_only);
      return reply
        .type(CALENDAR_TYPE)
        .header("cache-control", "no-cache")
        .send(closingsCalendar(lots, { name: event.title, home, now: event.now }));
    },
  );
}
