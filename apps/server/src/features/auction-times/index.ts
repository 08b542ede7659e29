/** The lower part of auctions: when lots open and end, for features below them. */

export { clearTimes, leaveEvent, planTimes, setAwaiting } from "./auction-times.store.ts";
export { lockAuctions, lockFreeAuctions } from "./lock-auctions.store.ts";
