import { lifting } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { saleOf } from "../trips/show-trips.ts";
import { tripsOfCompany } from "../trips/trips.store.ts";
import { presentTruckToday } from "./present-dashboards.ts";
import { goodsToCollect } from "./to-collect.ts";

/** The trucks on both sides' dashboards. */
export function dashboardRoutes(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  endpoint(app, lifting.trucksToday, async ({ caller: { company } }) => {
    if (company?.status !== "active") return { data: [] };
    const now = await marketNow(db);
    const trips = await tripsOfCompany(db, company.companyId, indiaDay(now));
    const sales = new Map<number, Awaited<ReturnType<typeof saleOf>>>();
    for (const { awardId } of trips)
      if (!sales.has(awardId)) sales.set(awardId, await saleOf(db, awardId));
    const data = trips.flatMap((trip) => {
      const sale = sales.get(trip.awardId);
      return sale ? [presentTruckToday(trip, sale, now)] : [];
    });
    return { data };
  });

  endpoint(app, lifting.toCollect, async ({ caller: { userId, company } }) => {
    const companyId = company?.status === "active" ? company.companyId : null;
    return { data: await goodsToCollect(db, { userId, companyId }) };
  });
}
