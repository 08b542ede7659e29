export { barForDebt, barForSale, liftDebtBar } from "./bar-company.ts";
export { barRoutes } from "./bars.routes.ts";
export { barOf, carryBars, type OwnBar } from "./bars.store.ts";
