export { audienceRoutes } from "./audience.routes.ts";
export { eraseAudience } from "./erase.store.ts";
