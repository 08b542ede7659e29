import {
  type auctions,
  type Basis,
  basisUnits,
  lotValue,
  type Measured,
  type Paise,
  rupees,
  rupeesOrNull,
} from "@rebale/contract";
import { UNUSUAL_TIMES } from "@rebale/contract/auctions/unusual";
import type { NextStep } from "@rebale/contract/awards/next-step";
import { holdOf } from "@rebale/contract/listings/deposit-hold";
import { depositOf, presentLot } from "../listings/index.ts";
import { minimumBid, nextBid } from "./domain/bids/bid.rules.ts";
import { maskedName } from "./domain/ledger/ledger-chain.rules.ts";
import type { OrderRow } from "./store/sale/orders.store.ts";

/** The prices that a bid is measured by. */
export const pricesOf = (
  row: Measured & {
    basis: string;
    highest_bid: number;
    market_value: number | null;
    bid_increment: number | null;
    stage?: string | null;
  },
) => ({
  units: basisUnits(row.basis as Basis, row),
  highest: row.highest_bid as Paise,
  marketValue: (row.market_value ?? 0) as Paise,
  // A sealed tender knows no step.
  increment: row.stage === "tender" ? null : (row.bid_increment as Paise | null),
});

/** Counted by their masks, tenderers would learn how many there are: null until it is opened. */
export const toldAlias = ({
  alias,
  tender_state,
}: {
  readonly alias: number;
  readonly tender_state: string | null;
}): number | null => (tender_state === null || tender_state === "opened" ? alias : null);

/** Where a bidder stands in an auction. */
export function standingOf(
  row: {
    closed_at: Date | null;
    seller_answer: string | null;
  },
  place: {
    leads: boolean;
    isWin: boolean;
    bids: number;
    isOffered: boolean;
    /** Null of a company that has not tendered. */
    tender?: string | null;
  },
): auctions.BidOrder["standing"] {
  const { leads, isWin, bids, isOffered, tender } = place;
  if (tender === "sealed" || tender === "withdrawn") return tender;
  if (tender === "unopened") return "lost";
  if (bids === 0) return "voided";
  if (!row.closed_at) return leads ? "leading" : "outbid";
  if (isOffered) return "offered";
  if (leads && row.seller_answer === "awaited") return "subject";
  return isWin ? "won" : "lost";
}

type OfferRow = Parameters<typeof pricesOf>[0] & {
  readonly offer_to: number | null;
  readonly offer_kind: string | null;
  readonly offer_amount: number | null;
  readonly offer_until: Date | null;
} & Parameters<typeof depositOf>[0];

/** This bidder's price for the lot now; null while it is not offered to them. */
export function offerTo(row: OfferRow, bidderId: number | null): auctions.BidOrder["offer"] {
  if (bidderId === null || row.offer_to !== bidderId) return null;
  const { units } = pricesOf(row);
  const amount = row.offer_amount as Paise;
  return {
    amount: rupees(amount),
    value: rupees(lotValue(amount, units)),
    until: row.offer_until?.toISOString() ?? "",
    by_seller: row.offer_kind === "counter",
    hold: rupees(holdOf(depositOf(row), lotValue(amount, units))),
  };
}

/** The person to be called about payment and lifting. */
const party = (row: OrderRow, side: "buyer" | "seller") => ({
  name: row[`${side}_name`],
  business_name: row[`${side}_business`],
  mobile: row[`${side}_mobile`],
  city: row[`${side}_city`],
  state: row[`${side}_state`],
});

/**
 * An order in the specification's shape (S3.8). Seller and winner learn of each other only after
 * the close.
 * @param due what its buyer still has to pay in
 * @param step the next step of its sale for the viewer
 */
export function presentOrder(
  row: OrderRow,
  viewer: "buyer" | "seller",
  userId: number,
  { due = null, step = null }: { due?: Paise | null; step?: NextStep | null } = {},
): auctions.BidOrder {
  const lot = presentLot(row, row.now);
  const closed = row.closed_at !== null;
  const sold = closed && row.is_win;
  return {
    _id: String(row.order_id),
    bid_order_id: String(row.order_id),
    product_id: {
      _id: lot._id,
      title: lot.title,
      url: lot.url,
      images: lot.images,
      unit: lot.unit,
      status: lot.status,
      starts_at: lot.starts_at,
      ends_at: lot.ends_at,
      paused_at: lot.paused_at,
      location: lot.location,
      category: lot.category,
      basis: lot.basis,
      basis_quantity: lot.basis_quantity,
      heightest: lot.heightest,
      value: lot.value,
      market_value: lot.market_value,
      bid_count: lot.bid_count,
      last_event_id: lot.last_event_id,
      next_bid: rupees(nextBid(pricesOf(row))),
      minimum_bid: rupees(minimumBid(pricesOf(row))),
      unusual_times: UNUSUAL_TIMES,
      relist_of: viewer === "seller" && row.relist_of !== null ? String(row.relist_of) : null,
    },
    quantity: lot.quantity,
    bid_amount: rupees(row.best_bid as Paise),
    value: rupees(lotValue(row.best_bid as Paise, basisUnits(lot.basis, row))),
    status: row.status as "pending" | "completed",
    is_win: row.is_win,
    award_id: row.award_id === null ? null : String(row.award_id),
    award_state: row.award_state,
    award_pay_through: row.award_pay_through,
    award_due: rupeesOrNull(due),
    award_due_at: row.award_due_at?.toISOString() ?? null,
    next_step: step,
    maximum: rupeesOrNull(row.maximum),
    time: row.last_bid_at.toISOString(),
    bidder: maskedName(toldAlias(row)),
    buyer: viewer === "seller" && sold ? party(row, "buyer") : null,
    seller: viewer === "buyer" && sold ? party(row, "seller") : null,
    standing: standingOf(row, {
      leads: row.leader_alias === row.alias,
      isWin: row.is_win,
      bids: row.own_bids,
      tender: row.tender_state,
      isOffered: row.offer_alias === row.alias,
    }),
    // In a company, the one user who is asked may answer.
    offer: viewer === "buyer" ? offerTo(row, userId) : null,
  };
}
