export { lapseDueAnswers } from "./answering/lapse-answer.ts";
export { biddingQueue } from "./bidding.jobs.ts";
export { biddingRoutes } from "./bidding.routes.ts";
export { type Bidding, openBidding } from "./bidding.ts";
export { closeDueAuctions } from "./closing/close-auction.ts";
export { verifyLedgers } from "./ledger/verify-ledgers.ts";
export { writeHistory } from "./ledger/write-history.ts";
