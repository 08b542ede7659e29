import {
  type auctions,
  type Body,
  formatRupees,
  type Paise,
  problems,
  type Reply,
  rupees,
} from "@rebale/contract";
import { isOutOfRoom } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Admitted } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/problem.ts";
import { gateWords } from "../../authorisations/index.ts";
import type { BidResult, QueuedBid } from "../domain/bid-batch.rules.ts";

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Queues one bid and words its result. Accepted means committed.
 * @throws Problem too_many_requests, too_busy, idempotency_key_reused, or what the rules refuse;
 * the database's error when its disk is full
 */
export async function placeBid(
  { limits, log }: Pick<Deps, "limits" | "log">,
  enqueue: (bid: QueuedBid) => Promise<BidResult>,
  { product_id, amount, confirm_unusual }: Body<typeof auctions.placeBid>,
  { userId: bidderId, company }: Admitted["bidder"],
  idempotencyKey: string | string[] | undefined,
) {
  const key = readKey(idempotencyKey);
  await limits.bid(bidderId);
  const bid = {
    lotId: product_id,
    bidderId,
    companyId: company.companyId,
    amount,
    ...(company.bidLimit === null ? {} : { limit: company.bidLimit as Paise }),
    confirmed: confirm_unusual === true,
    ...(key === undefined ? {} : { key }),
  };
  const result = await enqueue(bid).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    if (error instanceof Error && isOutOfRoom(error.cause)) throw error.cause;
    log.error({ err: error }, "a batch of bids could not be written");
    // Whether it was written is not known: a retry with the same Idempotency-Key gets the result.
    throw new Problem("too_busy", { retryAfter: 1 });
  });
  if (!result.accepted) throw refusal(result);
  return presentPlaced(product_id, result);
}

function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || (typeof header === "string" && KEY.test(header))) return header;
  throw new Problem("invalid_input", {
    path: "Idempotency-Key",
    msg: "Use 1 to 200 visible characters",
  });
}

type Placed = Omit<Reply<typeof auctions.placeBid>, "is_success" | "errors">;
const presentPlaced = (lotId: number, placed: Extract<BidResult, { accepted: true }>): Placed => ({
  message: "Your bid is placed",
  server_time: placed.placedAt,
  data: {
    product_id: String(lotId),
    seq: placed.seq,
    amount: rupees(placed.amount),
    heightest: rupees(placed.highest),
    bid_count: placed.bidCount,
    bidder: placed.bidder,
    ends_at: placed.endsAt,
    placed_at: placed.placedAt,
    next_bid: rupees(placed.nextBid),
    value: rupees(placed.value ?? placed.amount),
    receipt: { seq: placed.seq, hash: placed.hash },
  },
});

const ofTheAmount = new Set([
  "bid_too_low",
  "bid_too_large",
  "bid_limit_exceeded",
  "confirm_unusual",
  "verify_first",
]);

function refusal({ because, nextBid, gate }: Extract<BidResult, { accepted: false }>): Problem {
  if (because === "increment_too_small")
    return new Problem(because, {
      path: "amount",
      msg: `The next allowed bid is ${formatRupees(rupees(nextBid))}`,
    });
  const path = ofTheAmount.has(because) ? "amount" : "product_id";
  return new Problem(because, { path, msg: gate ? gateWords(gate) : problems[because] });
}
