export { companyRoutes } from "./companies.routes.ts";
export { eraseCompanyRecord, eraseMember } from "./erase.store.ts";
