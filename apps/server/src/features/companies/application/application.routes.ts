import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { correctApplication, sendApplication } from "./correct-application.ts";
import { presentApplication } from "./present-application.ts";

export function applicationRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, companies.readApplication, async ({ caller }) => ({
    data: await presentApplication(deps, caller),
  }));
  endpoint(app, companies.correctApplication, async ({ caller, body }) => {
    await correctApplication(deps, caller, body);
    return { data: await presentApplication(deps, caller) };
  });
  endpoint(app, companies.sendApplication, async ({ caller }) => {
    await sendApplication(deps, caller);
    return { data: null, message: "Your application is sent. Our team will review it again" };
  });
}
