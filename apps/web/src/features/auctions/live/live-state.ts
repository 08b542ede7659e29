import type {
  AuctionDetails,
  StreamBid,
  StreamClosed,
  StreamExtended,
} from "@rebale/contract/auctions";

/** What a watcher knows of one auction; every event makes a new picture of it. */
export interface History {
  amount: number;
  time: string;
  bidder: string;
  voided: boolean;
}

export interface LiveState {
  details: AuctionDetails;
  /** Newest first. */
  bids: readonly History[];
  /** Set when an event does not fit our picture: everything is read again. */
  stale: boolean;
}

export type LiveEvent =
  | { type: "read"; details: AuctionDetails; bids: readonly History[] }
  | { type: "bid"; bid: StreamBid; mine?: boolean }
  | { type: "extended"; extended: StreamExtended }
  | { type: "closed"; closed: StreamClosed };

const MOST_SHOWN = 100;

export function nextState(state: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case "read":
      // An answer that was under way while a newer bid arrived is older than what is on the screen.
      return event.details.last_event_id < state.details.last_event_id
        ? state
        : { details: event.details, bids: event.bids, stale: false };
    case "bid":
      return withBid(state, event.bid, event.mine ?? false);
    case "extended":
      return {
        ...state,
        details: {
          ...state.details,
          ends_at: event.extended.ends_at,
          extensions: event.extended.extensions,
        },
      };
    case "closed":
      return withClose(state, event.closed);
  }
}

function withBid(state: LiveState, bid: StreamBid, mine: boolean): LiveState {
  const { details } = state;
  if (bid.seq <= details.last_event_id)
    return mine ? { ...state, details: asMine(details, bid.bidder) } : state;
  const isVoiding = bid.heightest <= details.heightest;
  const my_bidder = mine ? bid.bidder : details.my_bidder;
  const changed: AuctionDetails = {
    ...details,
    my_bidder,
    heightest: bid.heightest,
    value: bid.value,
    bid_count: bid.bid_count,
    ends_at: bid.ends_at,
    minimum_bid: bid.heightest,
    next_bid: bid.next_bid,
    lowest: details.lowest || bid.heightest,
    leader: bid.bidder,
    standing: standingBeside(bid, details.standing, my_bidder),
    last_event_id: bid.seq,
  };
  const bids = [
    { amount: bid.heightest, time: bid.time, bidder: bid.bidder, voided: false },
    ...state.bids,
  ].slice(0, MOST_SHOWN);
  return { details: changed, bids: isVoiding ? state.bids : bids, stale: state.stale || isVoiding };
}

type Place = AuctionDetails["standing"];

function standingBeside({ bidder }: StreamBid, standing: Place, my_bidder: string | null): Place {
  if (my_bidder === null) return standing;
  if (bidder === my_bidder) return "leading";
  // Nobody is outbid who has no bid that counts.
  return standing === "voided" ? "voided" : "outbid";
}

/** The stream may bring one's own bid before the answer to it: then only the name is new. */
const asMine = (details: AuctionDetails, my_bidder: string): AuctionDetails => ({
  ...details,
  my_bidder,
  standing: details.leader === my_bidder ? "leading" : "outbid",
});

function withClose(state: LiveState, closed: StreamClosed): LiveState {
  const { details } = state;
  const outcome = closed.outcome as AuctionDetails["outcome"];
  return {
    ...state,
    details: {
      ...details,
      status: "ended",
      outcome,
      seller_answer: closed.seller_answer,
      ends_at: closed.ends_at,
      heightest: closed.heightest,
      value: closed.value,
      can_bid: false,
      why_not: "lot_ended",
      standing: standingAfter(details, closed),
    },
    stale: true,
  };
}

function standingAfter({ my_bidder, leader }: AuctionDetails, closed: StreamClosed): Place {
  if (my_bidder === null) return "none";
  if (closed.winner === my_bidder) return "won";
  return closed.seller_answer === "awaited" && leader === my_bidder ? "subject" : "lost";
}
