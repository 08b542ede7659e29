export { biddingRoutes } from "./bidding.routes.ts";
export { type Bidding, openBidding } from "./bidding.ts";
export { biddingJobs } from "./bidding.jobs.ts";
export { askToClose, closeAuction, closeDueAuctions } from "./close-auction.ts";
export { marketNow } from "./close.store.ts";
export { verifyLedgers } from "./verify-ledgers.ts";
export { writeHistory } from "./write-history.ts";
