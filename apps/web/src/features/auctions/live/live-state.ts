import type {
  AuctionDetails,
  StreamBid,
  StreamClosed,
  StreamExtended,
  StreamPaused,
  StreamReset,
  StreamResumed,
  StreamWithdrawn,
} from "@rebale/contract/auctions";

/** A watcher's picture of one auction; every event makes a new one. */
export interface History {
  amount: number;
  time: string;
  bidder: string;
  /** Placed by the market for its bidder's maximum. */
  automatic: boolean;
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
  | { type: "paused"; paused: StreamPaused }
  | { type: "resumed"; resumed: StreamResumed }
  | { type: "withdrawn"; withdrawn: StreamWithdrawn }
  | { type: "closed"; closed: StreamClosed }
  | { type: "reset"; reset: StreamReset }
  /** Tenders were opened, the auction follows, or the lot was changed. */
  | { type: "changed" };

const MAX_SHOWN = 100;

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
    case "paused":
      return withPause(state, event.paused);
    case "resumed":
      return withResume(state, event.resumed);
    case "withdrawn":
      return {
        ...state,
        details: { ...state.details, state_reason: event.withdrawn.reason },
      };
    case "closed":
      return withClose(state, event.closed);
    case "changed":
      return { ...state, stale: true };
    case "reset":
      return begunAnew(state, event.reset);
  }
}

function withBid(state: LiveState, bid: StreamBid, mine: boolean): LiveState {
  const { details } = state;
  if (bid.seq <= details.last_event_id)
    return mine
      ? {
          ...state,
          details: asMine(details, bid.bidder),
          stale: state.stale || details.has_colleagues === true,
        }
      : state;
  const leader = bid.leader ?? details.leader;
  const my_bidder = mine ? bid.bidder : details.my_bidder;
  const { your_maximum: own } = details;
  const changed: AuctionDetails = {
    ...details,
    your_maximum: own !== null && bid.heightest < own ? own : null,
    my_bidder,
    heightest: bid.heightest,
    value: bid.value,
    bid_count: bid.bid_count,
    ends_at: bid.ends_at,
    minimum_bid: bid.heightest,
    next_bid: bid.next_bid,
    tax_hold: taxAt(details, bid.next_bid),
    lowest: details.lowest || bid.heightest,
    leader,
    led_by: leader === my_bidder ? details.led_by : null,
    standing: ownStanding(leader, details.standing, my_bidder),
    last_event_id: bid.seq,
  };
  const bids = [
    {
      amount: bid.heightest,
      time: bid.time,
      bidder: bid.bidder,
      automatic: bid.automatic,
      voided: false,
    },
    ...state.bids,
  ].slice(0, MAX_SHOWN);
  const { voided } = bid;
  const stale = state.stale || voided || movesCompany(details, changed);
  return { details: changed, bids: voided ? state.bids : bids, stale };
}

/** GST grows with the price; a reading of the page has it to the paisa. */
function taxAt({ tax_hold, next_bid }: AuctionDetails, price: number): AuctionDetails["tax_hold"] {
  if (!tax_hold || next_bid === 0) return tax_hold;
  const amount = Math.round((tax_hold.amount * 100 * price) / next_bid) / 100;
  return { ...tax_hold, amount };
}

/** The server says which user of a company leads, and which may bid now. */
function movesCompany(before: AuctionDetails, after: AuctionDetails): boolean {
  const leads = after.standing === "leading";
  if (before.has_colleagues && leads !== (before.standing === "leading")) return true;
  if (leads || !before.can_bid || before.limit === null) return false;
  return after.value >= before.limit;
}

/** The received events no longer hold: everything is read again, also behind the screen. */
const begunAnew = ({ details }: LiveState, { last_event_id }: StreamReset): LiveState => ({
  details: { ...details, last_event_id },
  bids: [],
  stale: true,
});

type Standing = AuctionDetails["standing"];

function ownStanding(
  leader: string | null,
  standing: Standing,
  my_bidder: string | null,
): Standing {
  if (my_bidder === null) return standing;
  if (leader === my_bidder) return "leading";
  // Nobody is outbid who has no bid that counts.
  return standing === "voided" ? "voided" : "outbid";
}

function withPause(state: LiveState, { paused_at, ends_at, reason }: StreamPaused): LiveState {
  const { details } = state;
  const why_not = details.can_bid ? "lot_paused" : details.why_not;
  const paused = { status: "paused", paused_at, ends_at, state_reason: reason } as const;
  return { ...state, details: { ...details, ...paused, can_bid: false, why_not } };
}

/** The right to bid is read anew. */
function withResume(state: LiveState, { ends_at }: StreamResumed): LiveState {
  const running = { status: "live", paused_at: null, ends_at, state_reason: null } as const;
  return { ...state, details: { ...state.details, ...running }, stale: true };
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
      status: outcome === "withdrawn" ? "withdrawn" : "ended",
      outcome,
      seller_answer: closed.seller_answer,
      ends_at: closed.ends_at,
      heightest: closed.heightest,
      value: closed.value,
      can_bid: false,
      why_not: outcome === "withdrawn" ? "lot_withdrawn" : "lot_ended",
      paused_at: null,
      standing: standingAfter(details, closed),
    },
    stale: true,
  };
}

function standingAfter({ my_bidder, leader }: AuctionDetails, closed: StreamClosed): Standing {
  if (my_bidder === null) return "none";
  if (closed.winner === my_bidder) return "won";
  return closed.seller_answer === "awaited" && leader === my_bidder ? "subject" : "lost";
}
