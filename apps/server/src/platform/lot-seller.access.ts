import type { Caller } from "./http/caller.ts";

/** A lot, as far as it says whose it is. */
export interface OwnedLot {
  readonly seller_id: number;
  /** Null of a seller who acted for none. */
  readonly company_id: number | null;
}

/** Its lister, for as long as they have a place in its company, or ask for one. */
export const isSeller = (caller: Caller, lot: OwnedLot): boolean =>
  caller.kind === "seller" &&
  caller.userId === lot.seller_id &&
  (lot.company_id === null || lot.company_id === caller.company?.companyId);
