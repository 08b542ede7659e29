export { figureRoutes } from "./figures.routes.ts";
export { figureJobs, rollUpFigures } from "./roll-up.ts";
