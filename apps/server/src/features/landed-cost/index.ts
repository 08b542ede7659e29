export { costsOfSales, landedCostOf, type SaleCosts, taxesOfSale } from "./landed-cost.ts";
export { WITHOUT_LEGISLATURE } from "./tax-scope.rules.ts";
export type { Buyer } from "./taxes.rules.ts";
