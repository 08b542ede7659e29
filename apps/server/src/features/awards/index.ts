export { askMove } from "./ask-move.ts";
export { seesPaper, sideOf } from "./awards.access.ts";
export { awardJobs } from "./awards.jobs.ts";
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
export { claimsUntil } from "./claims-until.rules.ts";
export { gramsOf, gramsOut } from "./goods.store.ts";
export { makeAwards } from "./make-awards.ts";
export {
  type DueRow,
  moneyOf,
  moneyOfOne,
  onItsWayTo,
  openDues,
  type PaymentOnItsWay,
} from "./money/award-money.store.ts";
export { type Charge, notePaper, openCharges } from "./money/charges.store.ts";
export { countAwards, payableOf, subscribeAwards } from "./money/count-awards.ts";
export { type AwardMoney, dueOf as dueIn, mayDefault, openOf } from "./money/dues.rules.ts";
export { insertDues } from "./money/fall-due.store.ts";
export { sweepAwards } from "./money/fall-due.ts";
export { groundRent } from "./money/ground-rent.rules.ts";
export { type RentSoFar, rentOf } from "./money/ground-rent.store.ts";
export { otherHeld } from "./money/other-held.store.ts";
export { onPaid } from "./money/paid.ts";
export { payFromWallet } from "./money/pay-from-wallet.ts";
export { dueOfAward, payTowards } from "./money/pay-towards.ts";
export { dropTcs } from "./money/recount.ts";
export { requireBuyer } from "./money/require-buyer.ts";
export { settlePrice } from "./money/settle-price.ts";
export { takeAdded } from "./money/take-charges.ts";
export { whyPaymentStays } from "./money/take-payment-back.ts";
export { tellMoneyBack } from "./money/tell-money-back.ts";
export { broughtBy, type Invoiced, paidInOf } from "./money/trucks.rules.ts";
export {
  extrasOf,
  gstTdsPercentOf,
  type Truck,
  trucksOf,
} from "./money/trucks.store.ts";
export { moveAward } from "./move-award.ts";
export { moveAwardTimes } from "./move-times.store.ts";
export { nextStepsOf, officeStepsOf } from "./next-steps/next-steps.ts";
export { awardOfOrder, orderStatus } from "./order-status.store.ts";
export { setPlaces } from "./set-places.ts";
export { isToSettle, stands } from "./standing.store.ts";
export { tellLiftingOver } from "./tell-lifting-over.ts";
