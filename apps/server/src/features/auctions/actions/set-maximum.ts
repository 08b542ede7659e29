import {
  type auctions,
  type Basis,
  type Body,
  basisUnits,
  type DataOf,
  lotValue,
  type Paise,
  rupees,
} from "@rebale/contract";
import { runOn } from "../../../platform/db/statement.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Admitted } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { amountCommitment } from "../domain/ledger/ledger-chain.rules.ts";
import { findMaximum } from "../store/maximums.store.ts";
import { findPinnacle } from "../store/views/browse.store.ts";
import { acceptedWith, type Enqueue, newMaximum, sendBid } from "./place-bid.ts";

type Context = Pick<Deps, "db" | "database" | "limits" | "log">;

/**
 * Sets, raises, lowers or takes back (null) a bidder's own maximum, in the queue of the bids. The
 * same once more changes nothing; a request that was on its way for long and comes after the next
 * one changes nothing either where it has an Idempotency-Key.
 * @throws as placeBid; maximum_below_price below what one leads at
 */
export async function setMaximum(
  context: Context,
  enqueue: Enqueue,
  lotId: number,
  {
    maximum,
    confirm_unusual,
    ...accepted
  }: { maximum: Paise | null } & Omit<Body<typeof auctions.setMaximum>, "maximum">,
  bidder: Admitted["bidder"],
  idempotencyKey?: string | string[],
): Promise<{ data: DataOf<typeof auctions.setMaximum>; message: string; server_time: string }> {
  const bid = {
    lotId,
    amount: null,
    maximum: newMaximum(maximum ?? (0 as Paise)),
    confirmed: confirm_unusual === true,
    ...acceptedWith(accepted),
  };
  const set = await sendBid(context, enqueue, bid, bidder, idempotencyKey);
  const lot = await findPinnacle(runOn(context.database.pool), lotId);
  const units = lot ? basisUnits(lot.basis as Basis, lot) : null;
  const outbid = set.outbid ?? false;
  const acts = maximum !== null && !outbid && maximum > set.highest;
  return {
    message: wordsFor(maximum, outbid),
    server_time: set.placedAt,
    data: {
      product_id: String(lotId),
      maximum: acts ? rupees(maximum) : null,
      heightest: rupees(set.highest),
      value: rupees(lotValue(set.highest, units)),
      bid_count: set.bidCount,
      next_bid: rupees(set.nextBid),
      ends_at: set.endsAt,
      bidder: set.bidder,
      outbid,
      hold: rupees(set.hold ?? (0 as Paise)),
      receipt: set.seq === 0 ? null : { seq: set.seq, hash: set.hash },
    },
  };
}

function wordsFor(maximum: Paise | null, outbid: boolean): string {
  if (maximum === null) return "Your maximum is removed";
  return outbid ? "Outbid at once by an earlier maximum" : "Your maximum is set";
}

/**
 * The latest maximum of a bidder's company on a lot, with the salt that opens its commitment.
 * @throws Problem maximum_not_found
 */
export async function readMaximum(
  { db }: Pick<Deps, "db">,
  lotId: number,
  parties: readonly number[],
): Promise<DataOf<typeof auctions.readMaximum>> {
  const found = await findMaximum(db, lotId, parties);
  if (!found) throw new Problem("maximum_not_found", { path: "product_id" });
  const amount = found.amount as Paise;
  return {
    amount: rupees(amount),
    salt: found.salt,
    commitment: amountCommitment(amount, found.salt),
    seq: found.seq,
  };
}
