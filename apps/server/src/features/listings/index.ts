export { listingRoutes } from "./listings.routes.ts";
export { lotUrl } from "./listings.rules.ts";
export { countLotsOfSeller, lotColumns } from "./listings.store.ts";
export { type LotPicture, type LotRow, lotStatus, presentLot, presentOwnLot } from "./present-lot.ts";
