import { type DataOf, events } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { pageCount, searchText } from "../../platform/lists/list-query.ts";
import { listing } from "../../platform/lists/listing.store.ts";
import { lotTag, presentLot, readLotName, watchedOf } from "../listings/index.ts";
import {
  type EventSummary,
  eventOfLot,
  findEvent,
  listEvents,
  listOwn,
  lotsOfEvent,
  officeEvents,
  plannedLots,
} from "./browse.store.ts";
import { eventCalendarRoutes } from "./calendar.routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import { presentEvent, presentOwn } from "./present-event.ts";
import { createEvent, editEvent } from "./save-event.ts";

const OFFICE_HEADS = {
  _id: "Event",
  title: "Title",
  status: "Status",
  starts_at: "Starts",
  first_ends_at: "First lot ends",
  ends_at: "Last lot ends",
  interval_seconds: "Seconds between lots",
  lot_count: "Approved lots",
  url: "URL",
};

export function eventRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, database } = deps;
  catalogueRoutes(app, deps);
  eventCalendarRoutes(app, deps);

  endpoint(app, events.list, async ({ query }) => {
    const { listed, total } = await listEvents(db, query);
    return {
      data: listed.map(presentEvent),
      total,
      totalpage: pageCount(total, query.rows),
      server_time: (await marketNow(db)).toISOString(),
    };
  });

  endpoint(app, events.read, async ({ params, caller }) => {
    const name = readLotName(params.idname);
    const event = name && (await findEvent(db, name));
    if (!event) throw new Problem("event_not_found");
    const lots = await lotsOfEvent(db, event.id);
    const ids = lots.map(({ id }) => id);
    const watched = await watchedOf(database.pool, caller, ids);
    return {
      data: {
        ...presentEvent(event),
        lots: lots.map((lot) => ({
          ...presentLot(lot, event.now, watched.has(lot.id)),
          place: lot.place + 1,
          terms_version: lot.terms_version,
        })),
      },
      server_time: event.now.toISOString(),
      pageTags: ids.map(lotTag),
    };
  });

  endpoint(app, events.ofLot, async ({ params }) => ({
    data: await eventOfLot(runOn(deps.database.pool), params.product_id),
    pageTags: [lotTag(params.product_id)],
  }));

  const ownOf = async (rows: readonly EventSummary[]) => {
    const lots = await plannedLots(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentOwn(row, lots));
  };
  const answerOne = async (id: number) => {
    const event = (await findEvent(db, { id })) as EventSummary;
    const [data] = await ownOf([event]);
    return { data: data as DataOf<typeof events.create>, server_time: event.now.toISOString() };
  };

  endpoint(app, events.own, async ({ query, caller }) => {
    const { listed, total } = await listOwn(db, caller.userId, query);
    return {
      data: await ownOf(listed),
      total,
      totalpage: pageCount(total, query.rows),
      server_time: (await marketNow(db)).toISOString(),
    };
  });
  endpoint(app, events.create, async ({ body, caller: { userId } }) =>
    answerOne(await createEvent(deps, { userId, sellerId: userId }, body)),
  );
  endpoint(app, events.change, async ({ params, body, caller: { userId } }) => {
    await editEvent(deps, { userId, sellerId: userId }, params.id, body);
    return answerOne(params.id);
  });

  listEndpoint(
    app,
    deps,
    events.officeList,
    async ({ query }) => {
      const { matching, listed } = officeEvents(db, searchText(query.q));
      return { listing: listing(db, matching, listed), presentAll: ownOf };
    },
    OFFICE_HEADS,
  );
  endpoint(app, events.officeCreate, async ({ body, caller: { userId } }) =>
    answerOne(await createEvent(deps, { userId, sellerId: null }, body)),
  );
  endpoint(app, events.officeChange, async ({ params, body, caller: { userId } }) => {
    await editEvent(deps, { userId, sellerId: null }, params.id, body);
    return answerOne(params.id);
  });
}
