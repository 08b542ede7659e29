export { issueFeePapers } from "./fees/issue-fee-papers.ts";
export { feePapersQueue } from "./invoices.jobs.ts";
export { invoiceRoutes } from "./invoices.routes.ts";
export { needsEway } from "./issue/amounts.rules.ts";
export { type Issued, issueForTruck, type Truck } from "./issue/issue-for-truck.ts";
export { creditNote, debitNote, type NewNote, type Note } from "./issue/notes.ts";
export type { Party } from "./paper.ts";
