import type { DataOf } from "@rebale/contract";
import type { adminLots, OwnLot, viewLot } from "@rebale/contract/listings";

/** A lot of the office's list; opened by its address alone it comes without its seller. */
export type LotRow = DataOf<typeof adminLots>[number];
export type OpenedLot = OwnLot &
  Pick<DataOf<typeof viewLot>, "seller" | "decided" | "assigned" | "held" | "undo_until" | "signs">;
export type { LotComplaint, LotWarning } from "@rebale/contract/listings";

/** The last decision of the office that is seen here: a later one is not replaced unseen. */
export const seenOf = ({ decided }: OpenedLot) => decided?._id ?? null;

export const outcomes = {
  sold: "Sold",
  reserve_not_met: "Reserve not met",
  no_bids: "No bids",
  withdrawn: "Withdrawn",
} as const;
