export { type Deed, writeAudit } from "./audit.store.ts";
export { officeRoutes } from "./office.routes.ts";
