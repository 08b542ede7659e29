export { figureRoutes } from "./figures.routes.ts";
export { figureJobs } from "./roll-up.ts";
