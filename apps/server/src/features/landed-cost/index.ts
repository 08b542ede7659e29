export {
  type Buyer,
  costsOfSales,
  landedCostOf,
  type SaleCosts,
  type Sold,
} from "./landed-cost.ts";
