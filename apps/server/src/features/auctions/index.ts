import "./domain/auction-events.ts";

export { closeDueAuctions } from "./actions/close-auction.ts";
export { lapseDueDecisions } from "./actions/lapse-reserve-decision.ts";
export { verifyLedgers } from "./actions/verify-ledgers.ts";
export { writePastBids } from "./actions/write-past-bids.ts";
export { auctionsQueue } from "./auctions.jobs.ts";
export { auctionRoutes } from "./auctions.routes.ts";
export { type Auctions, openAuctions } from "./open-auctions.ts";
export { listBidders } from "./store/orders.store.ts";
