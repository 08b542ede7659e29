export { obligationRoutes } from "./obligations.routes.ts";
