export { listingRoutes } from "./listings.routes.ts";
export { lotTag, lotUrl } from "./listings.rules.ts";
export { lotColumns } from "./listings.store.ts";
export { type LotPicture, type LotRow, presentLot } from "./present-lot.ts";
