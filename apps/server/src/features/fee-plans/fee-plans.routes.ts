import { feePlans } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { addPlan } from "./add-plan.ts";
import { asTheyFollow, type Plan } from "./fee-plans.rules.ts";
import { readPlans } from "./fee-plans.store.ts";
import { takePlanBack } from "./take-plan-back.ts";

const present = ({
  id,
  made_at: _,
  withdrawn_at,
  withdrawn_because,
  ...plan
}: Plan): feePlans.FeePlan => ({
  _id: id,
  ...plan,
  taken_back: withdrawn_at
    ? { at: withdrawn_at.toISOString(), reason: withdrawn_because ?? "" }
    : null,
});

/** The market's fees, as the office sets them. */
export function feePlanRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, config } = deps;
  shortListEndpoint(app, deps, feePlans.list, async () => ({
    data: asTheyFollow(await readPlans(runOn(database.pool), config)).map(present),
  }));
  endpoint(app, feePlans.add, async ({ caller, body }) => ({
    data: present(await addPlan(deps, caller.userId, body)),
  }));
  endpoint(app, feePlans.takeBack, async ({ caller, params: { id }, body: { reason } }) => {
    await takePlanBack(deps, caller.userId, { id, reason });
    return { data: null, message: "The plan is taken back" };
  });
}
