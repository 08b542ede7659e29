import { feePlans } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { addPlan } from "./add-plan.ts";
import { asTheyFollow, type Plan } from "./fee-plans.rules.ts";
import { readPlans } from "./fee-plans.store.ts";

const present = ({ id, made_at: _, ...plan }: Plan): feePlans.FeePlan => ({ _id: id, ...plan });

/** The market's fees, as the office sets them. */
export function feePlanRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, config } = deps;
  shortListEndpoint(app, deps, feePlans.list, async () => ({
    data: asTheyFollow(await readPlans(runOn(database.pool), config)).map(present),
  }));
  endpoint(app, feePlans.add, async ({ caller, body }) => ({
    data: present(await addPlan(deps, caller.userId, body)),
  }));
}
