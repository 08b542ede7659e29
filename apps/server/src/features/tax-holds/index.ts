export { sweepTaxHolds } from "./changes/sweep-tax-holds.ts";
export { taxKeeper } from "./changes/tax-keeper.ts";
export {
  cancelHold,
  takeClaimed,
  tie,
  tieOf,
  whyTaxStays,
} from "./changes/tie-at-release.ts";
export { taxHoldsOfSale } from "./holds-of-sale.ts";
export { offeredHold } from "./offered-hold.ts";
export { filingOf } from "./store/filing.store.ts";
export { moveHoldTimes } from "./store/move-times.store.ts";
export { subscribeTaxHolds } from "./subscribe-tax-holds.ts";
export { taxHoldJobs } from "./tax-holds.jobs.ts";
export { taxHoldRoutes } from "./tax-holds.routes.ts";
