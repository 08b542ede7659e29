import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { cachedEndpoints } from "../../../platform/http/cached-endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { listShots } from "./photo-shots.store.ts";

export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  const cached = cachedEndpoints(app, deps.caches);
  cached(listings.materialPhotos, async ({ params: { code } }) => {
    const shots = await listShots(deps.db, code);
    if (shots.length === 0) throw new Problem("not_found", { path: "code" });
    return { data: shots as listings.PhotoShot[] };
  });
}
