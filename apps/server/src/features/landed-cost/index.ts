export { type Buyer, landedCostOf } from "./landed-cost.ts";
