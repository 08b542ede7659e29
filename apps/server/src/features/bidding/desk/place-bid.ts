import { type auctions, type Body, formatRupees, problems, rupees } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Bidding } from "../bidding.ts";
import type { Answer } from "./decide-batch.ts";
import { DeskFull } from "./desk.ts";

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Brings one bid to its desk and words the answer. Accepted means committed. */
export async function placeBid(
  { limits, log }: Pick<Deps, "limits" | "log">,
  bidding: Pick<Bidding, "offer">,
  { product_id, amount }: Body<typeof auctions.placeBid>,
  bidderId: number,
  idempotencyKey: string | string[] | undefined,
) {
  if (
    idempotencyKey !== undefined &&
    (typeof idempotencyKey !== "string" || !KEY.test(idempotencyKey))
  )
    throw new Problem("invalid_input", {
      path: "Idempotency-Key",
      msg: "Use 1 to 200 visible characters",
    });
  await limits.bid(bidderId);
  const offer = {
    lotId: product_id,
    bidderId,
    amount,
    ...(idempotencyKey === undefined ? {} : { key: idempotencyKey }),
  };
  const answer = await bidding.offer(offer).catch((error: unknown) => {
    if (!(error instanceof DeskFull))
      log.error({ err: error }, "a batch of bids could not be written");
    // Whether it was written is not known to us: a retry with the same Idempotency-Key is answered
    // rightly.
    throw new Problem("too_busy", { retryAfter: 1 });
  });
  if (!answer.accepted) throw refusal(answer);
  return {
    message: "Your bid is placed",
    server_time: answer.placedAt,
    data: {
      product_id: String(product_id),
      seq: answer.seq,
      amount: rupees(answer.amount),
      heightest: rupees(answer.highest),
      bid_count: answer.bidCount,
      bidder: answer.bidder,
      ends_at: answer.endsAt,
      placed_at: answer.placedAt,
      next_bid: rupees(answer.nextBid),
    },
  };
}

function refusal({ because, nextBid }: Extract<Answer, { accepted: false }>): Problem {
  if (because === "increment_too_small")
    return new Problem(because, {
      path: "amount",
      msg: `The next allowed bid is ${formatRupees(rupees(nextBid))}`,
    });
  return new Problem(because, {
    path: because === "bid_too_low" ? "amount" : "product_id",
    msg: problems[because],
  });
}
