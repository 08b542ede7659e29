import { randomBytes } from "node:crypto";
import {
  type auctions,
  type Body,
  formatRupees,
  type Paise,
  problems,
  type Reply,
  rupees,
} from "@rebale/contract";
import { isOutOfRoom } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Admitted } from "../../../platform/http/caller.ts";
import { readKey } from "../../../platform/http/idempotency-key.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { refusalText } from "../../authorisations/index.ts";
import { presentReached, reachedText } from "../../lead-caps/index.ts";
import { depositNeeded } from "../../wallet/index.ts";
import type { NewBid, NewMaximum } from "../domain/auction.ts";
import { takesBack } from "../domain/bids/bid.rules.ts";
import type { QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import type { BidResult } from "../domain/bids/bid-result.rules.ts";
import { findLeader, hasTerms } from "../store/sale/party.store.ts";

type Context = Pick<Deps, "db" | "limits" | "log">;
export type Enqueue = (bid: QueuedBid) => Promise<BidResult>;
type Accepted = Extract<BidResult, { accepted: true }>;

/**
 * Queues one bid and words its result. Accepted means committed.
 * @throws Problem too_many_requests, too_busy, idempotency_key_reused, or what the rules refuse;
 * the database's error when its disk is full
 */
export async function placeBid(
  context: Context,
  enqueue: Enqueue,
  { product_id, amount, maximum, confirm_unusual, ...accepted }: Body<typeof auctions.placeBid>,
  bidder: Admitted["bidder"],
  idempotencyKey: string | string[] | undefined,
) {
  const bid = {
    lotId: product_id,
    amount,
    ...(maximum === undefined ? {} : { maximum: newMaximum(maximum) }),
    confirmed: confirm_unusual === true,
    ...acceptedWith(accepted),
  };
  return presentPlaced(product_id, await sendBid(context, enqueue, bid, bidder, idempotencyKey));
}

/** The version of the lot's terms, and the last change of it, that the bidder names, if any. */
export const acceptedWith = ({
  terms_version,
  corrigendum,
}: Pick<Body<typeof auctions.setMaximum>, "terms_version" | "corrigendum">) => ({
  ...(terms_version != null && { termsVersion: terms_version }),
  ...(corrigendum != null && { corrigendum }),
});

/** With a salt that nobody can guess: the ledger's commitment gives nothing away. */
export const newMaximum = (amount: Paise): NewMaximum => ({
  amount,
  salt: randomBytes(32).toString("hex"),
});

/** @throws as placeBid */
export async function sendBid(
  { db, limits, log }: Context,
  enqueue: Enqueue,
  bid: Pick<NewBid, "lotId" | "amount" | "maximum" | "confirmed" | "termsVersion"> &
    Pick<NewBid, "tender" | "corrigendum">,
  { userId: bidderId, company, key: machine }: Admitted["bidder"],
  idempotencyKey: string | string[] | undefined,
): Promise<Accepted> {
  const key = readKey(idempotencyKey);
  await limits.bid(bidderId, machine?.id);
  const queued = {
    ...(machine ? await byMachine(db, bid) : bid),
    bidderId,
    companyId: company.companyId,
    ...(company.bidLimit === null ? {} : { limit: company.bidLimit as Paise }),
    ...(key === undefined ? {} : { key }),
  };
  const result = await enqueue(queued).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    if (error instanceof Error && isOutOfRoom(error.cause)) throw error.cause;
    log.error({ err: error }, "a batch of bids could not be written");
    // Whether it was written is not known: a retry with the same Idempotency-Key gets the result.
    throw new Problem("too_busy", { retryAfter: 1 });
  });
  if (result.accepted) return result;
  const ledBy =
    result.because === "company_leads" ? await findLeader(db, bid.lotId, company.companyId) : null;
  const field = bid.amount === null && !bid.tender ? "maximum" : "amount";
  throw refusal(result, field, ledBy);
}

/**
 * A machine names the terms that it accepts, and what is unusual a person confirms.
 * @throws Problem invalid_input at `terms_version`
 */
async function byMachine<
  B extends Pick<NewBid, "lotId" | "amount" | "maximum" | "termsVersion" | "tender">,
>(db: Deps["db"], bid: B): Promise<B & { readonly confirmed: false }> {
  if (bid.termsVersion === undefined && !takesBack(bid) && (await hasTerms(db, bid.lotId)))
    throw new Problem("invalid_input", { path: "terms_version", msg: NAME_TERMS });
  return { ...bid, confirmed: false };
}
const NAME_TERMS = {
  en: "Name the version of the lot's terms that you accept",
  hi: "लॉट की जो शर्तें मंज़ूर हैं, उनका वर्शन लिखिए",
};

type Placed = Omit<Reply<typeof auctions.placeBid>, "is_success" | "errors">;
const presentPlaced = (lotId: number, placed: Accepted): Placed => ({
  message: placed.outbid ? "Outbid at once by an earlier maximum" : "Your bid is placed",
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
    outbid: placed.outbid ?? false,
    hold: rupees(placed.hold ?? (0 as Paise)),
    receipt: { seq: placed.seq, hash: placed.hash },
  },
});

const ofTheAmount = new Set([
  "bid_too_low",
  "bid_too_large",
  "bid_limit_exceeded",
  "confirm_unusual",
  "verify_first",
  "deposit_needed",
  "maximum_below_price",
]);

const fieldOf: Partial<Record<string, string>> = {
  terms_changed: "terms_version",
  lot_changed: "corrigendum",
};

function refusal(
  { because, nextBid, refusal, deposit, leadCap }: Extract<BidResult, { accepted: false }>,
  field: "amount" | "maximum",
  ledBy: string | null,
): Problem {
  if (ledBy !== null)
    return new Problem(because, {
      path: "product_id",
      msg: { en: `Your company leads (${ledBy})`, hi: `आपकी कंपनी आगे है (${ledBy})` },
    });
  if (because === "increment_too_small") {
    const least = formatRupees(rupees(nextBid));
    return new Problem(because, {
      path: field,
      msg: {
        en: `The next allowed bid is ${least}`,
        hi: `अगली बोली कम से कम ${least} की होनी चाहिए`,
      },
    });
  }
  if (deposit) return depositNeeded(deposit, field);
  if (leadCap)
    return new Problem(because, {
      path: field,
      msg: reachedText(leadCap),
      data: { lead_cap: presentReached(leadCap) },
    });
  const path = ofTheAmount.has(because) ? field : (fieldOf[because] ?? "product_id");
  return new Problem(because, {
    path,
    msg: refusal ? refusalText(refusal) : problems[because],
  });
}
