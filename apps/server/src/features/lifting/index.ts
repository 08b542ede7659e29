export { liftingJobs } from "./lifting.jobs.ts";
export { liftingRoutes } from "./lifting.routes.ts";
export { type PastTruck, writePastTruck } from "./past/write-past-truck.ts";
export { type PickupSiteRow, pickupSiteOf } from "./slots/pickup-site.store.ts";
export { bookTrip } from "./trips/book-trip.ts";
export { setReleased } from "./trips/trips.store.ts";
