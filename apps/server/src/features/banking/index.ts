export { bankingQueue } from "./banking.jobs.ts";
export { bankingRoutes } from "./banking.routes.ts";
export { countWaiting } from "./waiting.store.ts";
