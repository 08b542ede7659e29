import type { Caller } from "../../platform/http/caller.ts";
import { isSeller, type OwnedLot } from "../../platform/lot-seller.access.ts";
import { officeMay } from "../../platform/office.access.ts";

/** Reserve, refusal and all: its seller and the office. */
export const seesAllOf = (caller: Caller, lot: OwnedLot): boolean =>
  officeMay(caller, "lots.read") || isSeller(caller, lot);
/** Below which the seller decides: before the end nobody's but theirs and the moderators'. */
export const seesReserve = (caller: Caller, lot: OwnedLot & { closed_at: Date | null }): boolean =>
  lot.closed_at !== null || officeMay(caller, "lots.review") || isSeller(caller, lot);
