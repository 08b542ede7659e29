export { personalDataJobs } from "./personal-data.jobs.ts";
export { personalDataRoutes } from "./personal-data.routes.ts";
