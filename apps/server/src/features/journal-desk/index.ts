export { journalJobs } from "./journal.jobs.ts";
export { journalRoutes } from "./journal.routes.ts";
export { awardsAtFault, findJournalFault } from "./journal-fault.store.ts";
export { moneyByMonth } from "./months/by-month.store.ts";
export { verifyJournal } from "./verify-journal.ts";
