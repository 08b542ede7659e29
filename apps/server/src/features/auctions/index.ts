import "./domain/auction-events.ts";

export { amendAuction } from "./actions/amend/amend-auction.ts";
export { answerCorrigendum } from "./actions/amend/answer-corrigendum.ts";
export { closeAuction, closeDueAuctions } from "./actions/close/close-auction.ts";
export { verifyLedgers } from "./actions/close/verify-ledgers.ts";
export { lapseDueDecisions } from "./actions/offers/lapse-reserve-decision.ts";
export { takeBackSale } from "./actions/take-back-sale.ts";
export { newTender } from "./actions/tenders/place-tender.ts";
export { writePastBids } from "./actions/write-past-bids.ts";
export { auctionsQueue } from "./auctions.jobs.ts";
export { auctionRoutes } from "./auctions.routes.ts";
export { type Auctions, createAuctions } from "./create-auctions.ts";
export { dealsOf } from "./desk/deals.ts";
export type { LockedAuction, NewTender } from "./domain/auction.ts";
export { subscribeNotices } from "./notices/subscribe-notices.ts";
export { createVisibleAuctionReader } from "./public-auctions.routes.ts";
export { publicLedger } from "./public-ledger.ts";
export { lockSale } from "./store/auction.store.ts";
