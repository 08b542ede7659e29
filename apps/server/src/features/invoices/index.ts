export {
  type CompanyPaper,
  type PaperSums,
  papersOfCompany,
  sumPapersOfCompany,
} from "./company-papers.store.ts";
export { moveDeclarationTimes } from "./declarations/declarations.store.ts";
export { isEwayUsed } from "./eway-numbers.store.ts";
export { issueFeePapers } from "./fees/issue-fee-papers.ts";
export type { GoodsPaper } from "./goods/goods-paper.ts";
export { goodsPaperPdf } from "./goods/goods-paper-pdf.ts";
export { goodsPaperJobs, issueManifests } from "./goods/goods-papers.jobs.ts";
export { goodsPapersOf } from "./goods/goods-papers.store.ts";
export { issueGoodsPaper, issueManifest } from "./goods/issue-goods-paper.ts";
export { feePapersQueue, paperClockJobs } from "./invoices.jobs.ts";
export { invoiceRoutes } from "./invoices.routes.ts";
export { type Billing, billOf, isByWeight, needsEway, ratesFrom } from "./issue/amounts.rules.ts";
export { issueCharges } from "./issue/charges.ts";
export { type Issued, issueForTruck, type Truck } from "./issue/issue-for-truck.ts";
export { onIssued } from "./issue/issued.ts";
export { creditNote, debitNote, type NewNote, type Note } from "./issue/notes.ts";
export { ewayFile } from "./json/check-json.ts";
export { shipToOn } from "./json/ship-to.ts";
export { measureOf } from "./json/texts.rules.ts";
export type { Paper, Party } from "./paper.ts";
export { paperPdf } from "./paper-pdf.ts";
export { paperOfTrip, papersOf } from "./papers.store.ts";
export { isEwayNeeded } from "./present-invoice.ts";
export { subscribeInvoices } from "./subscribe-invoices.ts";
