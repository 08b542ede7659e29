export { landedCostOf } from "./landed-cost.ts";
