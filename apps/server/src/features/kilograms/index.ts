export { bookTrucks } from "./book-trucks.ts";
export { kilogramJobs, sweepKilograms } from "./kilograms.jobs.ts";
export { kilogramRoutes } from "./kilograms.routes.ts";
export { verifyKilograms } from "./verify-kilograms.ts";
