import { type auctions, type Paise, rupees, rupeesOrNull } from "@rebale/contract";
import { type FormatKind, hasTwoStages } from "@rebale/contract/auctions/format-facts";
import { UNUSUAL_TIMES } from "@rebale/contract/auctions/unusual";
import { indiaDay } from "@rebale/contract/values/calendar";
import { whyNotBidder } from "../../platform/http/admit.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { isSellerOrOffice } from "../audience/index.ts";
import { type LotPicture, photosOf, presentLot, presentTerms } from "../listings/index.ts";
import { whyNotBid } from "./auctions.access.ts";
import { minimumBid, nextBid, opensAt } from "./domain/bids/bid.rules.ts";
import { maskedName, rootMark } from "./domain/ledger/ledger-chain.rules.ts";
import { offerTo, pricesOf, standingOf, toldAlias } from "./present-order.ts";
import { formatFrom } from "./store/format-columns.ts";
import type { Colleagues } from "./store/sale/party.store.ts";
import type { AuctionRow } from "./store/views/browse.store.ts";

type Details = auctions.AuctionDetails;

/** The caller's standing, besides who they are. */
export interface Viewer {
  /** The part in the auction of the caller's company. */
  readonly order?:
    | {
        alias: number;
        bidder_id: number;
        is_win: boolean;
        own_bids: number;
        tender_state: string | null;
        is_qualified: boolean | null;
      }
    | undefined;
  readonly sealed?: Sealed;
  /** For the winner's company. */
  readonly sale?: Details["sale"] | undefined;
  /** Whether the seller is a related account. */
  readonly related?: boolean | undefined;
  /** Whether the seller keeps the caller's company out. */
  readonly blocked?: boolean | undefined;
  readonly requirement: Details["requirement"];
  /** Whether the next bid is more than an unverified company may bid, and the caller's is one. */
  readonly mustVerify?: boolean | undefined;
  readonly watched: boolean;
  readonly questions: Details["questions"];
  /** The whole lot's cost at the price board's P75, in paise. */
  readonly usualValue: number | null;
  readonly landedCost: Details["landed_cost"];
  /** The parts of its heap, as far as the caller may see them. */
  readonly parts?: readonly { id: number; url: string; no: number }[] | null | undefined;
  readonly inspection: Details["inspection"];
  /** The deposit that the lot asks for, and how the caller's company stands to it. */
  readonly deposit?: Details["deposit"];
  /** That the GST stays tied, and whether for the caller's company. */
  readonly taxHold?: Details["tax_hold"];
  /** The last change of the lot, with its company's answer. */
  readonly corrigendum?: Details["corrigendum"];
  readonly accepted?: { readonly version: number; readonly accepted_at: Date } | null | undefined;
  /** The company's maximum while it can act, in paise. */
  readonly maximum?: number | null | undefined;
  readonly colleagues?: Colleagues | undefined;
  /** The company's limit for the caller, in paise for the whole lot. */
  readonly limit?: number | null | undefined;
  readonly aboveLimit?: boolean | undefined;
  /** For its seller: how many watch the lot, and have looked at it. */
  readonly interest?: { readonly watchers: number; readonly views: number } | undefined;
}

/** Beside the rest, of a lot that is sold by tender. */
export interface Sealed {
  readonly seedCommitment?: string;
  readonly yourTender?: Details["your_tender"];
}

/** Whether the caller's company may bid in the auction that follows a tender; null before it. */
function qualifiedIn(row: AuctionRow, caller: Caller, order: Viewer["order"]): boolean | null {
  if (!hasTwoStages(row.format as FormatKind) || caller.kind !== "buyer") return null;
  return order?.is_qualified ?? (row.stage === "auction" ? false : null);
}

/** When what is taken now is taken from. */
const opensOf = (row: AuctionRow): Date | null =>
  row.starts_at && opensAt({ startsAt: row.starts_at, format: formatFrom(row) });

/** An auction as this caller sees it. */
export function presentAuction(row: AuctionRow, caller: Caller, viewer: Viewer): Details {
  const { order, related = false, requirement, mustVerify = false, watched } = viewer;
  const leads = order !== undefined && order.alias === row.leader_alias;
  const unmet = requirement?.why === "sign_in_first" ? null : (requirement?.why ?? null);
  const why_not = whyNotBid(
    caller,
    {
      approved: row.approval === "approved",
      closed: row.closed_at !== null,
      pausedAt: row.paused_at,
      awaitsSignature: row.awaits_signature,
      withdrawn: row.outcome === "withdrawn",
      startsAt: opensOf(row),
      notQualified: row.stage === "auction" && qualifiedIn(row, caller, order) === false,
      endsAt: row.ends_at,
      notByRole: caller.kind === "buyer" ? whyNotBidder(caller) : null,
      companyId: row.company_id,
      related,
      blocked: viewer.blocked ?? false,
      ledByColleague: leads && "userId" in caller && row.leader_id !== caller.userId,
      eligibility: mustVerify ? "verify_first" : unmet,
      aboveLimit: viewer.aboveLimit ?? false,
      isShort: (viewer.deposit?.short ?? 0) > 0,
    },
    row.now,
  );
  const isOwnOrOffice = isSellerOrOffice(caller, row);
  return {
    ...presentLot(row, row.now, watched),
    root_mark: row.hidden_salt === null ? null : rootMark(row.id, row.hidden_salt),
    deposit: viewer.deposit ?? null,
    tax_hold: viewer.taxHold ?? null,
    can_bid: why_not === null,
    why_not,
    requirement,
    terms: presentTerms(row.terms),
    terms_accepted: viewer.accepted
      ? { version: viewer.accepted.version, at: viewer.accepted.accepted_at.toISOString() }
      : null,
    seed_commitment: viewer.sealed?.seedCommitment ?? null,
    your_tender: viewer.sealed?.yourTender ?? null,
    qualified: qualifiedIn(row, caller, order),
    minimum_bid: rupees(minimumBid(pricesOf(row))),
    next_bid: rupees(nextBid(pricesOf(row))),
    bid_increment: rupeesOrNull(row.bid_increment),
    unusual_times: UNUSUAL_TIMES,
    usual_value: rupeesOrNull(viewer.usualValue),
    material: row.material,
    parts: viewer.parts?.map(({ id, url, no }) => ({ _id: String(id), url, no })) ?? null,
    photos: photosOf(row.asked_shots, row.pictures as LotPicture[]),
    photos_of: row.photos_of,
    landed_cost: viewer.landedCost,
    lowest: rupees(row.lowest_bid as Paise),
    soft_close_minutes: row.soft_close_minutes,
    extensions: row.extensions,
    hard_ends_at: row.soft_close_minutes > 0 ? (row.hard_ends_at?.toISOString() ?? null) : null,
    reserve:
      row.reserve_price === null
        ? "none"
        : row.highest_bid >= row.reserve_price
          ? "met"
          : "not_met",
    standing: order
      ? standingOf(row, {
          leads,
          isWin: order.is_win,
          bids: order.own_bids,
          tender: order.tender_state,
          isOffered: row.offer_alias === order.alias,
        })
      : "none",
    sale: viewer.sale ?? null,
    offer: offerTo(row, caller.kind === "buyer" ? caller.userId : null),
    your_maximum: rupeesOrNull(viewer.maximum ?? null),
    my_bidder: order ? maskedName(toldAlias(order)) || null : null,
    led_by: leads && viewer.colleagues?.has ? viewer.colleagues.leader : null,
    has_colleagues: viewer.colleagues?.has ?? false,
    limit: rupeesOrNull(viewer.limit ?? null),
    relist_of: row.relist_of !== null && isOwnOrOffice ? String(row.relist_of) : null,
    for_seller: viewer.interest
      ? {
          ...viewer.interest,
          reserve: rupeesOrNull(row.reserve_price),
          bidders: row.stage === "tender" ? null : row.bidder_count,
        }
      : null,
    corrigendum: viewer.corrigendum ?? null,
    questions: viewer.questions,
    inspection: viewer.inspection,
    is_next_bid: row.is_next_bid ?? false,
    leader: row.leader_alias === null ? null : maskedName(row.leader_alias),
    sub_category:
      row.sub_url && row.sub_title
        ? { url: row.sub_url, title: row.sub_title, title_hi: row.sub_title_hi }
        : null,
    seller: {
      city: row.seller_city ?? row.city,
      state: row.seller_state ?? row.state,
      since: indiaDay(row.seller_since).slice(0, 7),
    },
    server_time: row.now.toISOString(),
  };
}
