export { companyRoutes } from "./companies.routes.ts";
