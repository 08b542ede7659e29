export { type Categories, openCategories } from "./categories-cache.ts";
export { listingRoutes } from "./listings.routes.ts";
export { lotTag, lotUrl } from "./listings.rules.ts";
export { lotColumns, lotRows, lotsJoined } from "./lot-rows.store.ts";
export { lotState } from "./lot-state.store.ts";
export { type LotPicture, lotStatus, presentBasis, presentLot, valueShown } from "./present-lot.ts";
export { resolveFilter } from "./shop/browse-shop.ts";
export { isFindable, type LotFilter, sameUnits } from "./shop/shop.rules.ts";
export { watchedOf } from "./watched.store.ts";
