export { bookTrucks } from "./book-trucks.ts";
export { entryFor } from "./kg-entry.rules.ts";
export { holdingsOf, postKilograms } from "./kg-journal.store.ts";
export { kilogramChecks, kilogramJobs, sweepKilograms } from "./kilograms.jobs.ts";
export { kilogramRoutes } from "./kilograms.routes.ts";
export { nameOf, productsOf } from "./kilograms.rules.ts";
export { findPack, type PackRow } from "./packs.store.ts";
export { presentPack } from "./present-pack.ts";
export { verifyKilograms } from "./verify-kilograms.ts";
