export { type Cover, coverOf, lockCompanies } from "./cover.store.ts";
