export {
  type GivenPapers,
  type NewAccountPapers,
  PAPER_FIELDS,
  splitPapers,
  writeAccountPapers,
} from "./account-papers.store.ts";
export { noteCorrected, storeAsPapers } from "./add-papers.ts";
export { decidePapers } from "./decide-papers.store.ts";
export { storeCompanyDocument, storeCompanyDocuments } from "./documents/store-company-document.ts";
export { erasePapers } from "./erase.store.ts";
export { paperJobs } from "./papers.jobs.ts";
export { paperRoutes } from "./papers.routes.ts";
export { findStillUsed, hasPaper, replacePaper, usualCheckHours } from "./papers.store.ts";
export { presentPapers } from "./present-papers.ts";
export { takeLapsing } from "./reminders/reminders.store.ts";
