export { type Duplicate, findDuplicates } from "./check-account.store.ts";
export { officeRoutes } from "./office.routes.ts";
