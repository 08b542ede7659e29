export { sideOf } from "./awards.access.ts";
export { awardJobs } from "./awards.jobs.ts";
export { awardRoutes } from "./awards.routes.ts";
export { movesAllowed } from "./awards.rules.ts";
export {
  type Award,
  findAwardById,
  findAwardOfLot,
  findAwardOfOrder,
  lockAward,
  type Moved,
  recordMoves,
  type Win,
} from "./awards.store.ts";
export { makeAwards } from "./make-awards.ts";
export { countAwards, subscribeAwards } from "./money/count-awards.ts";
export { sweepAwards } from "./money/fall-due.ts";
export { dueOf, type PaidAward, payTowards, type TowardsAward } from "./money/pay-towards.ts";
export { dropTcs } from "./money/recount.ts";
export { tellMoneyBack } from "./money/tell-money-back.ts";
export { moveAward } from "./move-award.ts";
export { awardOfOrder, orderStatus } from "./order-status.store.ts";
