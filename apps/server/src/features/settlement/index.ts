export { releaseIn } from "./release-trip.ts";
export { settleSale } from "./settle-sale.ts";
export { settlementRoutes } from "./settlement.routes.ts";
export { settlementJobs, sweepSettlements } from "./sweep-settlements.ts";
export { truckKeeper } from "./truck-keeper.ts";
