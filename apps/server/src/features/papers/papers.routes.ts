import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { companyDocumentRoute } from "./documents/document.route.ts";

export function paperRoutes(app: FastifyInstance, deps: Deps): void {
  companyDocumentRoute(app, deps);
}
