import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { bulkEditLots } from "./bulk-edit-lots.ts";

export function bulkEditRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, listings.bulkEditLots, async ({ body, caller }) => {
    const rows = await bulkEditLots(deps, caller, body);
    return { data: { changed: rows.filter(({ outcome }) => outcome === "changed").length, rows } };
  });
}
