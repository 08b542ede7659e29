import { savedSearches } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** The call of the button on the page of the link. */
export function unsubscribeRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, savedSearches.unsubscribe, async ({ params }) => {
    await unsubscribe(deps, params.token);
    return { data: null, message: "You will no longer get emails about searches and watched lots" };
  });
}
