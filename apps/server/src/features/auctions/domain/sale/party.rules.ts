/** A user, and the company that they bid for. */
export interface ForCompany {
  readonly bidderId: number;
  readonly companyId?: number | null;
}

/**
 * The bidder: the company, through whichever of its users. A user without one bids for themselves,
 * and has the negative of their id, as the unique index of `bid_orders` does.
 */
export const partyOf = ({ bidderId, companyId }: ForCompany): number => companyId ?? -bidderId;

/** A bidder in an auction: the user who acts, for whom, and as which masked bidder. */
export interface Bidder {
  readonly bidderId: number;
  readonly companyId: number | null;
  readonly alias: number;
}

/** Whether the company of this bid leads, through whichever of its users. */
export const leads = (
  { leaderAlias }: { readonly leaderAlias: number | null },
  { alias }: { readonly alias?: number },
): boolean => leaderAlias !== null && leaderAlias === alias;
