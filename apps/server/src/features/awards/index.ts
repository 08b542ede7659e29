export { awardJobs } from "./awards.jobs.ts";
export { awardRoutes } from "./awards.routes.ts";
export { movesAllowed } from "./awards.rules.ts";
export {
  findAwardOfLot,
  findAwardOfOrder,
  type Moved,
  recordMoves,
  type Win,
} from "./awards.store.ts";
export { makeAwards } from "./make-awards.ts";
export { countAwards, subscribeAwards } from "./money/count-awards.ts";
export { sweepAwards } from "./money/fall-due.ts";
export { dueOfAward, payTowards } from "./money/pay-towards.ts";
export { requireBuyer } from "./money/require-buyer.ts";
export { tellMoneyBack } from "./money/tell-money-back.ts";
export { moveAward } from "./move-award.ts";
export { awardOfOrder, orderStatus } from "./order-status.store.ts";
export { stands } from "./standing.store.ts";
