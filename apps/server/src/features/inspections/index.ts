export { setHours } from "./hours/hours.store.ts";
export { inspectionJobs } from "./inspections.jobs.ts";
export { inspectionRoutes } from "./inspections.routes.ts";
export { moveVisitTimes } from "./move-times.store.ts";
export { inspectionOf } from "./shown-with-lot.ts";
export { subscribeInspections } from "./subscribe-inspections.ts";
export { eraseVisitors } from "./sweep-inspections.store.ts";
export { sweepInspections } from "./sweep-inspections.ts";
