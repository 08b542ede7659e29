export { eventRoutes } from "./events.routes.ts";
export { type EventPosition, findOtherEventLots, moveInEvent } from "./moved-lots.store.ts";
