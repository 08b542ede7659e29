export { invoiceRoutes } from "./invoices.routes.ts";
export { needsEway } from "./issue/amounts.rules.ts";
export { feeInvoice, type NewFee } from "./issue/fee-invoice.ts";
export { type Issued, issueForTruck, type Truck } from "./issue/issue-for-truck.ts";
export { creditNote, debitNote, type NewNote, type Note } from "./issue/notes.ts";
export type { Party } from "./paper.ts";
