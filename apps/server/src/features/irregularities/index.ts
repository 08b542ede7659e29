export { irregularityJobs } from "./irregularities.jobs.ts";
export { irregularityRoutes } from "./irregularities.routes.ts";
export { detectIrregularities } from "./look/detect-irregularities.ts";
