import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { LockedAuction, StandingBid } from "../domain/auction.ts";
import { type EntryRow, headAfter } from "../domain/ledger/ledger-chain.rules.ts";
import { type Contender, isSameSide } from "../domain/sale/may-win.rules.ts";
import { pricesOf } from "../domain/sale/outcome.rules.ts";
import { voidEntries } from "../domain/voiding.rules.ts";
import { contendersOf } from "../store/contenders.store.ts";
import { recordVoids } from "../store/void.store.ts";
import { contenderOf } from "./close/may-win.ts";

export interface Found {
  readonly bid: StandingBid;
  readonly standing: readonly StandingBid[];
  /** It has won: all bids of its company go with the sale, or who did not pay would come next. */
  readonly isSale: boolean;
}

/** The entries that void a bid, and the auction after them. */
export async function voidThem(
  tx: Tx,
  locked: LockedAuction,
  { bid, standing, isSale }: Found,
  note: string,
): Promise<{ entries: readonly EntryRow[]; after: LockedAuction }> {
  const contenders = await contendersOf(tx, [locked.auction.id]);
  const bidder = contenderOf(contenders, bid.alias);
  const isTheirs = ({ seq, alias }: StandingBid) =>
    seq !== bid.seq && isSale && isSameSide(bidder, contenderOf(contenders, alias));
  const gone = [bid, ...standing.filter(isTheirs)];
  return voidBids(tx, locked, { gone, standing, contenders }, note);
}

interface Gone {
  readonly gone: readonly StandingBid[];
  readonly standing: readonly StandingBid[];
  readonly contenders: readonly Contender[];
}

/** The entries that void these bids, and the auction after them. */
export async function voidBids(
  tx: Tx,
  locked: LockedAuction,
  { gone, standing, contenders }: Gone,
  note: string,
): Promise<{ entries: readonly EntryRow[]; after: LockedAuction }> {
  const { auction, head } = locked;
  const entries = voidEntries(head, gone, {
    at: await marketNow(tx),
    endsAt: auction.endsAt,
    note,
    companyOf: (alias) => contenderOf(contenders, alias).companyId,
  });
  const rest = standing.filter((one) => !gone.includes(one));
  const prices = pricesOf(rest);
  await recordVoids(tx, auction.id, { entries, gone, rest, prices });
  const last = entries.reduce(headAfter, head);
  return { entries, after: { ...locked, auction: { ...auction, ...prices }, head: last } };
}
