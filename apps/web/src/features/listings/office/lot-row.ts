import type { DataOf } from "@rebale/contract";
import type {
  adminLots,
  checkLot,
  LotComplaint,
  LotWarning,
  OwnLot,
  viewLot,
} from "@rebale/contract/listings";
import { t } from "ttag";

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
  sold: t`Sold`,
  reserve_not_met: t`Reserve not met`,
  no_bids: t`No bids`,
  withdrawn: t`Withdrawn`,
  too_few_bidders: t`Too few bidders`,
} as const;

/** The checks' findings, by a word each. */
export const FINDINGS: Readonly<Record<LotWarning["code"], string>> = {
  contact_in_text: t`Contact in text`,
  price_far_off: t`Price far off`,
  other_state: t`Place`,
  no_pictures: t`No pictures`,
  small_pictures: t`Small pictures`,
  no_terms: t`No terms`,
  no_tax: t`No tax rate`,
  other_material: t`Other material`,
  short_text: t`Short text`,
  odd_quantity: t`Quantity`,
  same_pictures: t`Same pictures`,
  same_title: t`Same title`,
  same_lot: t`Same lot again`,
};
