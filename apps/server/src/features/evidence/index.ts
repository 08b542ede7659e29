export { evidenceRoutes } from "./evidence.routes.ts";
export { verifyPacks } from "./verify-packs.ts";
