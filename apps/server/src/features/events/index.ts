export { eventRoutes } from "./events.routes.ts";
export { moveEventTimes } from "./move-times.store.ts";
export { type EventPosition, findOtherEventLots, moveInEvent } from "./moved-lots.store.ts";
