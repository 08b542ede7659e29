export { irregularityJobs } from "./irregularities.jobs.ts";
export { irregularityRoutes } from "./irregularities.routes.ts";
export { lookForIrregularities } from "./look/look-for-irregularities.ts";
