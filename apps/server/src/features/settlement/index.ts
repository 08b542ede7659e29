export { type ClaimRow, claimsOf } from "./claims/claims.store.ts";
export { presentClaim } from "./claims/present-claim.ts";
export { releaseIn } from "./release-trip.ts";
export {
  type AgreedEnd,
  agreedEnd,
  ratingBy,
  type WordOnWeight,
  wordsOnWeight,
} from "./sale-end.store.ts";
export { settleSale } from "./settle-sale.ts";
export { settlementRoutes } from "./settlement.routes.ts";
export { settlementJobs, sweepSettlements } from "./sweep-settlements.ts";
export { truckKeeper } from "./truck-keeper.ts";
