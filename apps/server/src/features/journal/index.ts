export { closeDay } from "./days/close-day.ts";
export { bankAtEndOf, closedDays, lockDay } from "./days/days.store.ts";
export { entryFor } from "./entry-for.rules.ts";
export { journalJobs } from "./journal.jobs.ts";
export { journalRoutes } from "./journal.routes.ts";
export {
  type Balances,
  balancesOf,
  isEntered,
  type Posting,
  postEntries,
} from "./journal.store.ts";
export type { JournalEvent } from "./journal-event.ts";
export { awardsAtFault, findJournalFault } from "./journal-fault.store.ts";
export type { Reversible } from "./reversals/reversals.store.ts";
export { type RowKeeper, type RowKeepers, reverseEntry } from "./reversals/reverse-entry.ts";
export { verifyJournal } from "./verify-journal.ts";
