export { balancesOf, type ReleasedTruck, takenFromTrucks } from "./balances.store.ts";
export {
  type CompanyEntry,
  type EntrySums,
  entriesOfCompany,
  sumEntriesOfCompany,
} from "./company-entries.store.ts";
export { closeDay } from "./days/close-day.ts";
export { bankAtEndOf, closedDays, lockDay } from "./days/days.store.ts";
export type { Posting } from "./entry.ts";
export { isEntered, postEntries } from "./journal.store.ts";
export { onPosted } from "./posted.ts";
export {
  agreeReversal,
  askAgain,
  askReversal,
  isAskedBy,
  type Reversible,
  readEntry,
} from "./reversals/reversals.store.ts";
export type { RowKeeper } from "./reversals/row-keeper.ts";
export { type Fault, lookThrough } from "./verify-journal.ts";
