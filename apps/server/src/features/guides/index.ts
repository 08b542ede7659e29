export { guideRoutes } from "./guides.routes.ts";
