export { type AmendableLot, amendLot, findAmendable } from "./amend/amend-lot.store.ts";
export { type Categories, createCategoriesCache } from "./categories-cache.ts";
export { listingJobs } from "./listings.jobs.ts";
export { listingRoutes } from "./listings.routes.ts";
export { endingNoticeAt, lotTag, lotUrl, readLotName } from "./listings.rules.ts";
export { LOT_DECISIONS } from "./lot-decisions.rules.ts";
export { CALENDAR_TYPE, closingsCalendar } from "./lots/closings-calendar.ts";
export {
  depositColumns,
  depositOf,
  throughOf,
} from "./lots/deposit-columns.ts";
export { lotColumns, lotRows, lotsJoined, offerColumns } from "./lots/lot-rows.store.ts";
export { lotState } from "./lots/lot-state.store.ts";
export {
  type LotPicture,
  lotStatus,
  presentBasis,
  presentLot,
  valueShown,
} from "./lots/present-lot.ts";
export { requireMoneyFor } from "./lots/require-money.ts";
export { sellLotsThrough } from "./lots/sold-through.store.ts";
export { requireTaxHoldOfLot } from "./lots/tax-hold-of-lot.ts";
export type { TimedLot } from "./lots/visible-lot.store.ts";
export { lockVisibleLot, visibleLot } from "./lots/visible-lot.ts";
export { interestIn, watchedOf } from "./lots/watched.store.ts";
export { notifyNewTimes } from "./office/notify-new-times.ts";
export { setCatalog } from "./office/review.store.ts";
export { insertLots, type Scheduled, scheduleLots } from "./office/timetables.store.ts";
export { listParts } from "./parts/parts.store.ts";
export { askedShots, photosMaterial } from "./photos/photo-shots.store.ts";
export { photosOf } from "./photos/photos.rules.ts";
export { carryOutReview } from "./review/carry-out-review.ts";
export { searchJobs } from "./search/learn-words.ts";
export { createLexicon } from "./search/lexicon.ts";
export { textQuery } from "./search/query-words.rules.ts";
export { presentListed } from "./shop/browse-shop.ts";
export { LISTED, OF_LISTED, readListed } from "./shop/listed-lots.store.ts";
export { resolveFilter, type ShopLookups } from "./shop/resolve-filter.ts";
export { type LotFilter, sameUnits } from "./shop/shop.rules.ts";
export { notifyToSign } from "./signing/notify-to-sign.ts";
export { askSignaturesAgain } from "./signing/sheets/sheets.store.ts";
export { presentTerms } from "./terms/present-terms.ts";
export { publishEventTerms } from "./terms/set-terms.ts";
export { termLines } from "./terms/term-lines.ts";
export { currentTerms, publishTerms, type StoredTerms } from "./terms/terms.store.ts";
