import type { AuctionDetails, StreamBid } from "@rebale/contract/auctions";
import { describe, expect, test } from "vitest";
import { type LiveState, nextState } from "./live-state.ts";

const details = {
  heightest: 100,
  value: 100,
  bid_count: 3,
  last_event_id: 3,
  leader: "Bidder 1",
  my_bidder: null,
  standing: "none",
  lowest: 50,
  status: "live",
};
const state = (changes: Partial<AuctionDetails> = {}): LiveState => ({
  details: { ...details, ...changes } as AuctionDetails,
  bids: [],
  stale: false,
});
const bid = (changes: Partial<StreamBid> = {}): StreamBid => ({
  leader: "Bidder 2",
  voided: false,
  automatic: false,
  heightest: 110,
  value: 110,
  bid_count: 4,
  ends_at: "2026-11-21T10:00:00Z",
  bidder: "Bidder 2",
  seq: 4,
  next_bid: 120,
  time: "2026-11-21T09:00:00Z",
  server_time: "2026-11-21T09:00:00Z",
  ...changes,
});

describe("a bid", () => {
  test("moves price, leader and minimum, and stands first in the history", () => {
    const after = nextState(state(), { type: "bid", bid: bid() });
    expect(after.details).toMatchObject({
      heightest: 110,
      value: 110,
      minimum_bid: 110,
      next_bid: 120,
      leader: "Bidder 2",
      standing: "none",
    });
    expect(after.bids[0]).toMatchObject({ amount: 110, bidder: "Bidder 2" });
  });
  test("that was seen already changes nothing", () => {
    const before = state();
    expect(nextState(before, { type: "bid", bid: bid({ seq: 3 }) })).toBe(before);
  });
  test("by somebody else outbids the leading member", () => {
    const mine = state({ my_bidder: "Bidder 1", standing: "leading" });
    expect(nextState(mine, { type: "bid", bid: bid() }).details.standing).toBe("outbid");
  });
  test("by somebody else outbids nobody whose bids were voided", () => {
    const voided = state({ my_bidder: "Bidder 1", standing: "voided" });
    expect(nextState(voided, { type: "bid", bid: bid() }).details.standing).toBe("voided");
    expect(
      nextState(voided, { type: "bid", bid: bid({ bidder: "Bidder 1", leader: "Bidder 1" }) })
        .details.standing,
    ).toBe("leading");
  });
  test("of one's own counts as leading also when the stream was faster than the answer", () => {
    const streamed = nextState(state(), { type: "bid", bid: bid() });
    const answered = nextState(streamed, { type: "bid", bid: bid(), mine: true });
    expect(answered.details).toMatchObject({
      my_bidder: "Bidder 2",
      standing: "leading",
      bid_count: 4,
    });
    expect(answered.bids).toHaveLength(1);
  });
  test("that equals the leader's earlier maximum leaves the lead, and stands in the history (A5)", () => {
    const mine = state({ my_bidder: "Bidder 1", standing: "leading", heightest: 110 });
    const after = nextState(mine, { type: "bid", bid: bid({ leader: null }) });
    expect(after.details).toMatchObject({ leader: "Bidder 1", standing: "leading" });
    expect(after).toMatchObject({ stale: false, bids: [{ bidder: "Bidder 2" }] });
  });
  test("that was voided is no bid: everything is read again", () => {
    const voiding = bid({ heightest: 90, voided: true, leader: null });
    expect(nextState(state(), { type: "bid", bid: voiding })).toMatchObject({
      stale: true,
      bids: [],
    });
  });
});

describe("of a company with several users (A2, A11)", () => {
  const ours = { my_bidder: "Bidder 1", has_colleagues: true, limit: null };
  test("a colleague's bid leads for all of them, and who placed it is read", () => {
    const outbid = state({ ...ours, leader: "Bidder 2", standing: "outbid", led_by: null });
    const after = nextState(outbid, {
      type: "bid",
      bid: bid({ bidder: "Bidder 1", leader: "Bidder 1" }),
    });
    expect(after).toMatchObject({ stale: true, details: { standing: "leading" } });
  });
  test("one's own bid, too, when the stream was faster than the answer", () => {
    const streamed = nextState(state({ ...ours, my_bidder: null }), { type: "bid", bid: bid() });
    const answered = nextState(streamed, { type: "bid", bid: bid(), mine: true });
    expect(answered).toMatchObject({ stale: true, details: { standing: "leading" } });
  });
  test("when it is outbid, nobody of it leads, and who may bid is read", () => {
    const led = state({ ...ours, standing: "leading", led_by: "Suresh", why_not: "company_leads" });
    expect(nextState(led, { type: "bid", bid: bid() })).toMatchObject({
      stale: true,
      details: { standing: "outbid", led_by: null },
    });
  });
  test("who alone acts for theirs reads nothing anew", () => {
    const led = state({ ...ours, has_colleagues: false, standing: "leading" });
    expect(nextState(led, { type: "bid", bid: bid() }).stale).toBe(false);
  });
  test("at a price at a user's limit their right to bid is read again (A17)", () => {
    const able = state({ ...ours, can_bid: true, limit: 110, standing: "none" });
    expect(nextState(able, { type: "bid", bid: bid() }).stale).toBe(true);
    const rich = state({ ...ours, can_bid: true, limit: 500, standing: "none" });
    expect(nextState(rich, { type: "bid", bid: bid() }).stale).toBe(false);
  });
});

test("an answer older than the screen is dropped", () => {
  const newer = state({ last_event_id: 9 });
  expect(nextState(newer, { type: "read", details: details as AuctionDetails, bids: [] })).toBe(
    newer,
  );
});

test("after a reset an answer behind the screen is taken, and so are the bids that follow (finding M1)", () => {
  const lost = nextState(state({ last_event_id: 9 }), { type: "bid", bid: bid({ seq: 10 }) });
  const reset = nextState(lost, { type: "reset", reset: { last_event_id: 5 } });
  expect(reset).toMatchObject({ bids: [], stale: true });
  const standing = { ...(details as AuctionDetails), last_event_id: 5, heightest: 60 };
  const read = nextState(reset, { type: "read", details: standing, bids: [] });
  expect(read).toMatchObject({ stale: false, details: { heightest: 60, last_event_id: 5 } });
  const next = nextState(read, { type: "bid", bid: bid({ seq: 6, heightest: 70 }) });
  expect(next).toMatchObject({ details: { heightest: 70 }, bids: [{ amount: 70 }] });
});

test("the close tells the winner and the others apart", () => {
  const closed = {
    outcome: "sold",
    heightest: 110,
    value: 110,
    winner: "Bidder 2",
    seller_answer: null,
    ends_at: "2026-11-21T10:00:00Z",
    server_time: "2026-11-21T10:00:00Z",
  };
  const after = (my_bidder: string | null) =>
    nextState(state({ my_bidder }), { type: "closed", closed }).details;
  expect(after("Bidder 2")).toMatchObject({ standing: "won", can_bid: false, status: "ended" });
  expect(after("Bidder 1").standing).toBe("lost");
  expect(after(null).standing).toBe("none");
});

test("below the reserve the leader's bid is subject to the seller's approval, until the answer comes", () => {
  const closed = {
    outcome: "reserve_not_met",
    heightest: 100,
    value: 100,
    winner: null,
    ends_at: "",
    server_time: "",
  };
  const after = (my_bidder: string | null, seller_answer: "awaited" | "declined") =>
    nextState(state({ my_bidder }), { type: "closed", closed: { ...closed, seller_answer } })
      .details;
  expect(after("Bidder 1", "awaited")).toMatchObject({
    standing: "subject",
    seller_answer: "awaited",
  });
  expect(after("Bidder 2", "awaited").standing).toBe("lost");
  expect(after("Bidder 1", "declined").standing).toBe("lost");
  const accepted = {
    ...closed,
    outcome: "sold",
    winner: "Bidder 1",
    seller_answer: "accepted" as const,
  };
  const waited = state({ my_bidder: "Bidder 1", status: "ended", standing: "subject" });
  expect(nextState(waited, { type: "closed", closed: accepted }).details).toMatchObject({
    standing: "won",
    outcome: "sold",
  });
});

describe("what the office does with an auction under way (A9)", () => {
  const server_time = "2026-11-21T09:00:00Z";
  const ends_at = "2026-11-21T10:00:00Z";
  const paused = { reason: "The scale", paused_at: server_time, ends_at, server_time };
  const open = state({ can_bid: true, why_not: null });

  test("a pause takes the form away and says why; what kept one from bidding before still does", () => {
    const after = nextState(open, { type: "paused", paused }).details;
    expect(after).toMatchObject({
      status: "paused",
      paused_at: server_time,
      state_reason: "The scale",
      can_bid: false,
      why_not: "lot_paused",
    });
    const visitor = state({ can_bid: false, why_not: "sign_in_first" });
    expect(nextState(visitor, { type: "paused", paused }).details.why_not).toBe("sign_in_first");
  });
  test("resumed it runs to its new end, and who may bid is read again", () => {
    const resumed = { reason: "It weighs again", ends_at: "2026-11-21T11:00:00Z", server_time };
    const halted = nextState(open, { type: "paused", paused });
    const after = nextState(halted, { type: "resumed", resumed });
    expect(after).toMatchObject({
      details: { status: "live", paused_at: null, ends_at: "2026-11-21T11:00:00Z" },
      stale: true,
    });
  });
  test("withdrawn, nobody may bid any more and nobody has won", () => {
    const changed = nextState(open, {
      type: "withdrawn",
      withdrawn: { reason: "Sold elsewhere", server_time },
    });
    const closed = { outcome: "withdrawn", heightest: 100, value: 100, winner: null } as const;
    const after = nextState(changed, {
      type: "closed",
      closed: { ...closed, seller_answer: null, ends_at, server_time },
    });
    expect(after.details).toMatchObject({
      status: "withdrawn",
      state_reason: "Sold elsewhere",
      why_not: "lot_withdrawn",
    });
  });
});
