export { barForSale } from "./bars/bar-company.ts";
export { barNow } from "./bars/bars.store.ts";
export { companyRoutes } from "./companies.routes.ts";
