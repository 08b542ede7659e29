export { liftingJobs } from "./lifting.jobs.ts";
export { liftingRoutes } from "./lifting.routes.ts";
export { type PastTruck, writePastTruck } from "./past/write-past-truck.ts";
export { bookTrip } from "./trips/book-trip.ts";
export { setReleased } from "./trips/trips.store.ts";
