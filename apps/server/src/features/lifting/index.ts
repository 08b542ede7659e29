export { liftingJobs } from "./lifting.jobs.ts";
export { liftingRoutes } from "./lifting.routes.ts";
