import { payments } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { changeMoneySettings, readMoneySettings } from "./market-money.ts";

/** Money that comes in and goes out through a gateway. */
export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  endpoint(app, payments.moneySettings, async () => ({
    data: await readMoneySettings(db, config),
  }));
  endpoint(app, payments.changeMoneySettings, async ({ caller, body }) => ({
    data: await changeMoneySettings(deps, caller.userId, body),
  }));
}
