import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { accountDeps } from "../accounts/index.ts";
import { dashboardRoutes } from "./dashboards/dashboards.routes.ts";
import { gateRoutes } from "./gate/gate.routes.ts";
import { slotRoutes } from "./slots/slots.routes.ts";
import { tripRoutes } from "./trips/trips.routes.ts";
import { weighingRoutes } from "./weighing/weighing.routes.ts";

/** Trucks, from the slot that they are booked into to the gate that they leave by. */
export function liftingRoutes(app: FastifyInstance, given: Deps): void {
  const deps = accountDeps(given);
  slotRoutes(app, deps);
  tripRoutes(app, deps);
  gateRoutes(app, deps);
  weighingRoutes(app, deps);
  dashboardRoutes(app, deps);
}
