export { settlementRoutes } from "./settlement.routes.ts";
export { settlementJobs, sweepSettlements } from "./sweep-settlements.ts";
