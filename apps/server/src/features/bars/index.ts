export { barForDebt, barForSale } from "./bar-company.ts";
export { barRoutes } from "./bars.routes.ts";
