export { corrigendaJobs } from "./corrigenda.jobs.ts";
export { corrigendaRoutes } from "./corrigenda.routes.ts";
export { publishByOffice } from "./publish-corrigendum.ts";
