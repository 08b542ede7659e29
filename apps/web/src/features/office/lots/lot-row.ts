import type { DataOf } from "@rebale/contract";
import type { adminLots, OwnLot } from "@rebale/contract/listings";

/** A lot of the office's list; opened by its address alone it comes without its seller. */
export type LotRow = DataOf<typeof adminLots>[number];
export type OpenedLot = OwnLot & { seller?: LotRow["seller"] };
