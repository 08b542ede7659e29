export { listingRoutes } from "./listings.routes.ts";
export { countLotsOfSeller, lotColumns } from "./listings.store.ts";
export { type LotPicture, type LotRow, lotStatus, presentLot, presentOwnLot } from "./present-lot.ts";
