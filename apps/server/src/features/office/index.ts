export { findTwins, type Twin } from "./check-account.store.ts";
export { officeRoutes } from "./office.routes.ts";
