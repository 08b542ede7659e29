import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { lockSale } from "../store/auction.store.ts";
import { standingBids } from "../store/ledger/ledger.store.ts";
import { publishEnds } from "./close/publish-ends.ts";
import { offerNextBidder } from "./offers/offer-next-bidder.ts";
import { voidThem } from "./void-standing.ts";

export interface TakenBack {
  /** The ledger's word for the voided bids. */
  readonly note: string;
  /** None of its goods have left: else the next bid was for more than is there. */
  readonly isWhole: boolean;
}

/**
 * A sale whose buyer did not pay or lift is taken back: all bids of the buyer's company are voided,
 * and the next bidder is offered the lot where it is whole. The award was moved before, its
 * companies are locked.
 * @returns what to do after the commit: tells those who watch
 */
export async function takeBackSale(
  { bus, events }: Pick<Deps, "bus" | "events">,
  tx: Tx,
  lotId: number,
  { note, isWhole }: TakenBack,
): Promise<() => void> {
  const locked = await lockSale(tx, lotId);
  const standing = await standingBids(tx, lotId);
  const bid = standing.find(
    ({ alias, amount }) =>
      alias === locked?.auction.leaderAlias && amount === locked.auction.highest,
  );
  if (!locked || !bid) throw new Error(`Lot ${lotId} was sold without a bid that stands`);
  const { entries, after } = await voidThem(tx, locked, { bid, standing, isSale: true }, note);
  const { message } = await offerNextBidder(tx, events, after, entries, isWhole);
  return () => publishEnds(bus, [message]);
}
