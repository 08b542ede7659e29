import { lotValue, type Paise } from "@rebale/contract";
import type { NewTender } from "../../domain/auction.ts";
import {
  type BidDecision,
  hasOtherChange,
  hasOtherTerms,
  mostAllowed,
  whyNotIn,
} from "../../domain/bids/bid.rules.ts";
import {
  type BatchContext,
  type BatchOutcome,
  decideEach,
  draftedBy,
  holdAt,
  type QueuedBid,
  restrictedLotOf,
} from "../../domain/bids/bid-batch.rules.ts";
import { type BidResult, refused, sealedResult } from "../../domain/bids/bid-result.rules.ts";
import { isUnusual } from "../../domain/bids/flagged-bid.rules.ts";
import { LedgerDraft } from "../../domain/ledger/ledger-draft.rules.ts";
import type { TenderRow } from "../../domain/tender-rows.ts";
import type { Locked } from "../sale-format.ts";

type Tendered = QueuedBid & { readonly tender: NewTender };
const isTender = (bid: QueuedBid): bid is Tendered => bid.tender !== undefined;

/** A batch of tenders while it is decided. */
interface Deciding {
  readonly draft: LedgerDraft;
  readonly context: BatchContext;
  /** Masked names of companies whose tender stands, as this batch leaves them. */
  readonly standing: Set<number>;
  /** The last of each company, by masked name. */
  readonly written: Map<number, TenderRow>;
  lastAlias: number;
}

const NOTHING = 0 as Paise;
const refuse = (because: Exclude<BidDecision, { accepted: true }>["because"]): BidDecision => ({
  accepted: false,
  because,
});

/**
 * Decides the tenders on one locked lot in order of arrival. Pure. An amount is looked at and
 * forgotten: no row and no result has it.
 */
export function decideTenders(
  locked: Locked,
  queued: readonly QueuedBid[],
  context: BatchContext,
): BatchOutcome {
  const draft = new LedgerDraft(locked, context);
  const { standing = [], lastAlias = 0 } = context.parts ?? {};
  const deciding: Deciding = {
    ...{ draft, context, lastAlias },
    standing: new Set(standing),
    written: new Map(),
  };
  const decided = decideEach(draft, queued, context, (bid) => decide(deciding, bid));
  const tenders = [...deciding.written.values()];
  return { ...draftedBy(draft), ...decided, extended: false, tenders };
}

function decide(deciding: Deciding, bid: QueuedBid): BidResult {
  const { auction } = deciding.draft;
  const alias = deciding.draft.aliasOf(bid);
  const decision = decideTender(deciding, bid, alias);
  if (!decision.accepted || !isTender(bid))
    return refused(decision.accepted ? { because: "not_this_format" } : decision, auction);
  return accept(deciding, bid, alias);
}

/** In the order in which a bidder is told what is in the way. */
function decideTender(
  { draft: { auction }, context, standing }: Deciding,
  bid: QueuedBid,
  alias: number | undefined,
): BidDecision {
  const why = whyNotIn(auction, bid, context.now);
  if (why) return refuse(why);
  if (!isTender(bid)) return refuse("not_this_format");
  if (bid.tender.takesBack)
    return alias !== undefined && standing.has(alias) ? stays(auction) : refuse("tender_not_found");
  if (!bid.tender.sealed) return refuse("sealing_off");
  if (bid.aboveCeiling) return refuse("verify_first");
  const restricted = restrictedLotOf(auction);
  const gated = restricted && context.usage?.whyNot(bid.companyId, restricted, context.now);
  if (gated) return { accepted: false, because: gated.because, refusal: gated };
  const amount = bid.amount ?? NOTHING;
  const value = lotValue(amount, auction.units);
  if (bid.limit !== undefined && value > bid.limit) return refuse("bid_limit_exceeded");
  if (hasOtherTerms(auction, bid)) return refuse("terms_changed");
  if (hasOtherChange(auction, bid)) return refuse("lot_changed");
  if (amount <= auction.marketValue) return refuse("bid_too_low");
  if (value > mostAllowed(auction)) return refuse("bid_too_large");
  const deposit =
    auction.deposit &&
    context.deposits?.whyNotCovered(bid.companyId, auction.id, holdAt(auction, NOTHING));
  if (deposit) return { accepted: false, because: "deposit_needed", deposit };
  const leadCap = context.leads?.whyNot(bid.companyId, auction.id, value);
  if (leadCap) return { accepted: false, because: "lead_cap_reached", leadCap };
  if (isUnusual(amount, auction.marketValue, auction) && !bid.confirmed)
    return refuse("confirm_unusual");
  return stays(auction);
}

/** No tender moves the end. */
const stays = ({ endsAt }: Locked["auction"]): BidDecision => ({
  accepted: true,
  endsAt,
  extended: false,
});

function accept(deciding: Deciding, bid: Tendered, known: number | undefined): BidResult {
  const { draft, context, standing, written } = deciding;
  const { takesBack, commitment, sealed } = bid.tender;
  const alias = known ?? ++deciding.lastAlias;
  const bidder = { bidderId: bid.bidderId, alias, companyId: bid.companyId ?? null };
  draft.open();
  if (known === undefined || draft.auction.corrigenda > 0) draft.acceptTerms(bidder);
  const line = draft.writeTender(bidder, commitment, !takesBack);
  const { auction } = draft;
  const hold = takesBack ? NOTHING : holdAt(auction, NOTHING);
  if (auction.deposit) context.deposits?.hold(bidder.companyId, auction.id, hold);
  if (takesBack) standing.delete(alias);
  else standing.add(alias);
  written.set(alias, {
    ...{ lot_id: auction.id, alias, seq: line.seq, at: line.at, hold },
    ...{ bidder_id: bid.bidderId, seller_id: auction.sellerId, company_id: bidder.companyId },
    stream: auction.requirement?.stream ?? null,
    has_deposit: auction.deposit !== null,
    accepted_corrigendum: takesBack ? 0 : auction.corrigenda,
    sealed: takesBack ? null : sealed,
  });
  return sealedResult(auction, line, hold);
}
