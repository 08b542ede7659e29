export { barForDebt, barForSale, liftDebtBar } from "./bar-company.ts";
export { barRoutes } from "./bars.routes.ts";
export { barOf, type OwnBar } from "./bars.store.ts";
