export { apiKeyJobs } from "./api-keys.jobs.ts";
export { apiKeyRoutes } from "./api-keys.routes.ts";
export { keyCallers } from "./key-callers.ts";
