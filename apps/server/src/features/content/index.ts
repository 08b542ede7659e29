export { contentJobs } from "./content.jobs.ts";
export { contentRoutes } from "./content.routes.ts";
export { findOfficeAddress } from "./content.store.ts";
export { type OperatorDetails, policiesOf } from "./usual/fill-policies.ts";
export { usualCategories } from "./usual/usual-categories.ts";
