export { setHours } from "./hours/hours.store.ts";
export { inspectionJobs } from "./inspections.jobs.ts";
export { inspectionRoutes } from "./inspections.routes.ts";
export { inspectionOf } from "./shown-with-lot.ts";
export { eraseVisitors } from "./sweep-inspections.store.ts";
