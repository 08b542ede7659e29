export { companyRoutes } from "./companies.routes.ts";
export { eraseCompanyRecord, eraseMember } from "./erase.store.ts";
export { carryOutCompanyReview } from "./review/carry-out-review.ts";
