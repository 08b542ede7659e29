export { lawRoutes } from "./law.routes.ts";
export type { IsSure } from "./law.rules.ts";
export { isTurnedOn, readSure, turnedOnFrom } from "./read-law.ts";
export { type SureOfSale, sureOfSale } from "./sure.rules.ts";
