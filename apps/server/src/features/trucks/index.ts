/** The lower part of lifting: what a sale that ends asks of its trucks. */

export { endTrucks, hasTrucksOut } from "./trucks.store.ts";
