import type { DataOf } from "@rebale/contract";
import type {
  adminLots,
  checkLot,
  LotComplaint,
  LotWarning,
  OwnLot,
  viewLot,
} from "@rebale/contract/listings";

/** A lot of the office's list; opened by its address alone it comes without its seller. */
export type LotRow = DataOf<typeof adminLots>[number];
export type OpenedLot = OwnLot &
  Pick<
    DataOf<typeof viewLot>,
    "seller" | "decided" | "assigned" | "held" | "undo_until" | "signs" | "gate"
  >;
export type LotChecks = DataOf<typeof checkLot>;
export type { LotComplaint, LotWarning };

/** The last decision of the office that is seen here: a later one is not replaced unseen. */
export const seenOf = ({ decided }: OpenedLot) => decided?._id ?? null;

export const outcomes = {
  sold: "Sold",
  reserve_not_met: "Reserve not met",
  no_bids: "No bids",
  withdrawn: "Withdrawn",
  too_few_bidders: "Too few bidders",
} as const;

/** The checks' findings, by a word each. */
export const FINDINGS: Readonly<Record<LotWarning["code"], string>> = {
  contact_in_text: "Contact in text",
  price_far_off: "Price far off",
  other_state: "Place",
  no_pictures: "No pictures",
  small_pictures: "Small pictures",
  no_terms: "No terms",
  no_tax: "No tax rate",
  other_material: "Other material",
  short_text: "Short text",
  odd_quantity: "Quantity",
  same_pictures: "Same pictures",
  same_title: "Same title",
  same_lot: "Same lot again",
};
