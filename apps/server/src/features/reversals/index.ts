export { reversalRoutes } from "./reversals.routes.ts";
