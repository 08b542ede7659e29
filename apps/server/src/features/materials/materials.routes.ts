import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { cachedEndpoints } from "../../platform/http/cached-endpoint.ts";
import { listMaterials } from "./materials.store.ts";

export function materialRoutes(app: FastifyInstance, deps: Deps): void {
  const cached = cachedEndpoints(app, deps.caches);
  cached(listings.materials, async () => ({
    data: (await listMaterials(deps.db)) as listings.Material[],
  }));
}
