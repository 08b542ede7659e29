import { type auctions, type Paise, rupees } from "@rebale/contract";
import type { Caller } from "../../platform/http/caller.ts";
import { presentLot } from "../listings/index.ts";
import { type AuctionRow, maybeRupees } from "./auctions.store.ts";
import { whyNotBid } from "./bidding.access.ts";
import { minimumBid, nextBid } from "./bidding.rules.ts";
import { maskedName } from "./ledger/ledger.rules.ts";
import type { OrderRow } from "./orders/orders.store.ts";
import { UNUSUAL_TIMES } from "./unusual/unusual.rules.ts";

type Details = auctions.AuctionDetails;

const prices = (row: {
  highest_bid: number;
  market_value: number | null;
  bid_increment: number | null;
}) => ({
  highest: row.highest_bid as Paise,
  marketValue: (row.market_value ?? 0) as Paise,
  increment: row.bid_increment as Paise | null,
});
export const nextBidOf = (row: Parameters<typeof prices>[0]): Paise => nextBid(prices(row));

/** An auction as this caller sees it. `order` is the caller's own part in it. */
export function presentAuction(
  row: AuctionRow,
  caller: Caller,
  order: { alias: number; is_win: boolean; own_bids: number } | undefined,
): Details {
  const why_not = whyNotBid(
    caller,
    {
      approved: row.approval === "approved",
      closed: row.closed_at !== null,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    },
    row.now,
  );
  return {
    ...presentLot(row, row.now),
    can_bid: why_not === null,
    why_not,
    minimum_bid: rupees(minimumBid(prices(row))),
    next_bid: rupees(nextBidOf(row)),
    bid_increment: maybeRupees(row.bid_increment),
    unusual_times: UNUSUAL_TIMES,
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
          leads: "userId" in caller && row.leader_id === caller.userId,
          isWin: order.is_win,
          bids: order.own_bids,
        })
      : "none",
    my_bidder: order ? maskedName(order.alias) : null,
    leader: row.leader_alias === null ? null : maskedName(row.leader_alias),
    sub_category: row.sub_url && row.sub_title ? { url: row.sub_url, title: row.sub_title } : null,
    seller: {
      city: row.seller_city ?? row.city,
      state: row.seller_state ?? row.state,
      since: row.seller_since.toISOString().slice(0, 7),
    },
    last_event_id: row.ledger_seq,
    server_time: row.now.toISOString(),
  };
}

function standingOf(
  row: { closed_at: Date | null; leader_id: number | null; seller_answer: string | null },
  { leads, isWin, bids }: { leads: boolean; isWin: boolean; bids: number },
): auctions.BidOrder["standing"] {
  if (bids === 0) return "voided";
  if (!row.closed_at) return leads ? "leading" : "outbid";
  if (leads && row.seller_answer === "awaited") return "subject";
  return isWin ? "won" : "lost";
}

/** Who is to be called about payment and lifting. */
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
 */
export function presentOrder(row: OrderRow, viewer: "buyer" | "seller"): auctions.BidOrder {
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
      ends_at: lot.ends_at,
    },
    quantity: lot.quantity,
    bid_amount: rupees(row.best_bid as Paise),
    status: row.status as "pending" | "completed",
    is_win: row.is_win,
    time: row.last_bid_at.toISOString(),
    bidder: maskedName(row.alias),
    buyer: viewer === "seller" && sold ? party(row, "buyer") : null,
    seller: viewer === "buyer" && sold ? party(row, "seller") : null,
    standing: standingOf(row, {
      leads: row.leader_id === row.bidder_id,
      isWin: row.is_win,
      bids: row.own_bids,
    }),
  };
}
