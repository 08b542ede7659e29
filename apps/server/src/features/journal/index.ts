export { closeDay } from "./days/close-day.ts";
export { bankAtEndOf, type ClosedDay, closedDays, lockDay } from "./days/days.store.ts";
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
export type { Entry, JournalEvent } from "./journal-event.ts";
export { findJournalFault } from "./journal-fault.store.ts";
export { lockCompanies } from "./lock-companies.store.ts";
export { type JournalReport, verifyJournal } from "./verify-journal.ts";
