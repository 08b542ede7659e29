export { costsOfSales, landedCostOf, type SaleCosts } from "./landed-cost.ts";
export type { Buyer } from "./taxes.rules.ts";
