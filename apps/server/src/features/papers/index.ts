export { keepAsPapers, noteMended } from "./add-papers.ts";
export { storeCompanyDocument } from "./documents/store-company-document.ts";
export { paperRoutes } from "./papers.routes.ts";
export { findKept } from "./papers.store.ts";
export { presentPapers } from "./present-papers.ts";
