import type { Paise } from "@rebale/contract";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger-faults";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAuction, minutes, noon, rs } from "../../../../../test/an-auction.ts";
import type { ActingMaximum, Auction, LedgerHead } from "../auction.ts";
import {
  amountCommitment,
  type EntryRow,
  presentEntry,
  sha256,
} from "../ledger/ledger-chain.rules.ts";
import { decideBatch, type QueuedBid } from "./bid-batch.rules.ts";
import type { MaximumRow } from "./maximum.rules.ts";
import { endAfterBid } from "./soft-close.rules.ts";

const [A, B, C] = [1, 2, 3];

/** Starts at ₹100 in steps of ₹0.50, with a soft close of five minutes. */
const lot = (over: Partial<Auction> = {}): Auction =>
  anAuction({
    hardEndsAt: minutes(600),
    goods: { basis: "kg", quantityMilli: 1_000, unit: "kg" },
    hasMaximums: true,
    marketValue: rs(100),
    increment: rs(0.5),
    softCloseMinutes: 5,
    ...over,
  });

/** An auction that is bid on, one batch after another, as the queue would. */
function openAuction(start: Auction = lot()) {
  let locked: { auction: Auction; head: LedgerHead } = {
    auction: start,
    head: { lotId: 1, seq: 0, hash: "0".repeat(64), salt: "pepper", version: 3 },
  };
  const entries: EntryRow[] = [];
  const maximums: MaximumRow[] = [];
  const aliases = new Map<number, number>();

  /** As the store reads it: the leader's newest maximum, above what they lead at. */
  const acting = (): ActingMaximum | null => {
    const { leaderAlias: alias, highest } = locked.auction;
    const own = maximums.findLast((row) => row.alias === alias);
    if (!own || alias === null || own.amount <= highest) return null;
    return { bidderId: own.bidder_id, alias, companyId: null, amount: own.amount as Paise };
  };

  const ask = (bids: readonly Omit<QueuedBid, "lotId">[], now = noon) => {
    const asked = bids.map((bid) => ({ lotId: 1, confirmed: true, ...bid }));
    const context = { now, keyUses: new Map(), aliases, acting: acting() };
    const outcome = decideBatch(locked, asked, context);
    entries.push(...outcome.entries);
    maximums.push(...outcome.maximums);
    for (const order of outcome.orders) aliases.set(-order.bidder_id, order.alias);
    locked = { auction: outcome.auction, head: outcome.head };
    return outcome.results;
  };
  const maximum = (bidderId: number, amount: number, more: Partial<QueuedBid> = {}) =>
    ask([{ bidderId, amount: null, maximum: { amount: rs(amount), salt: "s" }, ...more }])[0];
  const bid = (bidderId: number, amount: number) => ask([{ bidderId, amount: rs(amount) }])[0];
  const leads = () => [locked.auction.leaderId, locked.auction.highest / 100];
  return { ask, maximum, bid, leads, entries, maximums, auction: () => locked.auction };
}

describe("maximum bids (A5)", () => {
  test("the market bids the least that leads; the earlier of equals stays; raising one's own moves nothing", () => {
    const auction = openAuction();
    auction.maximum(A, 110);
    expect(auction.leads()).toEqual([A, 100.5]);
    auction.maximum(B, 112);
    expect(auction.leads()).toEqual([B, 110.5]);
    expect(auction.maximum(C, 112)).toMatchObject({ accepted: true, outbid: true });
    expect(auction.leads()).toEqual([B, 112]);
    const before = auction.entries.length;
    expect(auction.maximum(B, 120)).toMatchObject({ accepted: true, outbid: false });
    expect(auction.leads()).toEqual([B, 112]);
    expect(auction.entries.slice(before).map(({ kind }) => kind)).toEqual(["maximum"]);
  });

  test("a plain bid below the leader's maximum is answered at once; one above it leads at its amount", () => {
    const auction = openAuction();
    auction.maximum(A, 110);
    expect(auction.bid(B, 105)).toMatchObject({
      outbid: true,
      amount: rs(105),
      highest: rs(105.5),
    });
    expect(auction.leads()).toEqual([A, 105.5]);
    expect(auction.bid(B, 110)).toMatchObject({ outbid: true, highest: rs(110) });
    expect(auction.leads()).toEqual([A, 110]);
    expect(auction.bid(B, 115)).toMatchObject({ outbid: false });
    expect(auction.leads()).toEqual([B, 115]);
  });

  test("with both, the amount is placed and the maximum is left beside it", () => {
    const auction = openAuction();
    const both = { bidderId: A, amount: rs(104), maximum: { amount: rs(120), salt: "s" } };
    expect(auction.ask([both])[0]).toMatchObject({ amount: rs(104), outbid: false });
    auction.bid(B, 106);
    expect(auction.leads()).toEqual([A, 106.5]);
  });

  test("a maximum is lowered to the price one leads at and no further, and taken back", () => {
    const auction = openAuction();
    auction.maximum(A, 110);
    auction.bid(B, 105);
    expect(auction.maximum(A, 105)).toMatchObject({ because: "maximum_below_price" });
    expect(auction.maximum(A, 106)).toMatchObject({ accepted: true });
    expect(auction.maximum(A, 0)).toMatchObject({ accepted: true });
    expect(auction.leads()).toEqual([A, 105.5]);
    auction.bid(B, 106);
    expect(auction.leads()).toEqual([B, 106]);
    const before = auction.entries.length;
    // Written once more: were the bid above voided, an earlier maximum would act again.
    expect(auction.maximum(A, 0)).toMatchObject({ accepted: true });
    expect(auction.entries).toHaveLength(before + 1);
    expect(auction.maximum(C, 0)).toMatchObject({ accepted: true, seq: 0, bidder: "" });
  });

  test("set and taken back in one batch, it does not act when the bid above it is gone", () => {
    const auction = openAuction(lot({ hasMaximums: false }));
    const left = (amount: number) => ({ amount: null, maximum: { amount: rs(amount), salt: "s" } });
    auction.ask([
      { bidderId: A, ...left(110) },
      { bidderId: B, amount: rs(115) },
      { bidderId: A, ...left(0) },
    ]);
    expect(auction.maximums.map(({ amount }) => amount)).toEqual([rs(110), 0]);
  });

  test("the same again changes nothing; limits and the unusual threshold hold for maximums", () => {
    const auction = openAuction();
    auction.maximum(A, 110);
    const before = auction.entries.length;
    expect(auction.maximum(A, 110)).toMatchObject({ accepted: true, seq: 0 });
    expect(auction.entries).toHaveLength(before);
    expect(auction.maximum(B, 100)).toMatchObject({ because: "bid_too_low" });
    expect(auction.maximum(B, 100.6)).toMatchObject({ because: "increment_too_small" });
    expect(auction.maximum(B, 600, { confirmed: false })).toMatchObject({
      because: "confirm_unusual",
    });
    expect(auction.maximum(B, 600, { limit: rs(599.99) })).toMatchObject({
      because: "bid_limit_exceeded",
    });
    expect(auction.maximum(B, 600)).toMatchObject({ accepted: true });
    expect(auction.leads()).toEqual([B, 110.5]);
  });
});

const offers = fc.array(
  fc.record({
    bidderId: fc.integer({ min: 1, max: 4 }),
    kind: fc.constantFrom("bid", "maximum", "both"),
    amount: fc.integer({ min: 9_900, max: 11_000 }),
    above: fc.integer({ min: 0, max: 400 }),
    minute: fc.integer({ min: 0, max: 12 }),
  }),
  { minLength: 1, maxLength: 12 },
);

/** The rules told another way: limits, and the price as a formula over them. */
function oracle(step: number) {
  const limits = new Map<number, { most: number; since: number }>();
  let price = 0;
  let clock = 0;
  const leader = () =>
    [...limits].toSorted(([, a], [, b]) => b.most - a.most || a.since - b.since)[0]?.[0] ?? null;
  return {
    leader,
    price: () => price,
    limit: (bidder: number) => limits.get(bidder)?.most ?? 0,
    accept(bidder: number, typed: number, maximum: number) {
      clock++;
      const first = limits.size === 0;
      const before = limits.get(bidder);
      const led = leader() === bidder;
      const most = led
        ? Math.max(price, typed, maximum || (before?.most ?? 0))
        : Math.max(typed, maximum);
      limits.set(bidder, { most, since: led && before?.most === most ? before.since : clock });
      // One who leads bids against nobody: only what they type moves the price.
      if (led) {
        price = Math.max(price, typed);
        return;
      }
      const now = leader() as number;
      const second = Math.max(0, ...[...limits].filter(([b]) => b !== now).map(([, l]) => l.most));
      const own = limits.get(now)?.most ?? 0;
      const least = first ? rs(100) + step : second && Math.min(own, second + step);
      price = Math.max(price, least, now === bidder ? typed : 0);
    },
  };
}

describe("10,000 sequences of bids and maximums (A5)", () => {
  test("nobody pays above their maximum, leader and price are what the rules name, the clock moves as for plain bids", async () => {
    await fc.assert(
      fc.asyncProperty(offers, fc.constantFrom(1, 50, 175), async (sequence, step) => {
        const start = lot({ increment: step as Paise, endsAt: minutes(20) });
        const auction = openAuction(start);
        const rules = oracle(step);
        let minute = 0;
        for (const offer of sequence) {
          minute += offer.minute;
          const before = auction.auction();
          const { bidderId, kind } = offer;
          const typed = kind === "maximum" ? null : (offer.amount as Paise);
          const most = (offer.amount + offer.above) as Paise;
          const maximum = kind === "bid" ? {} : { maximum: { amount: most, salt: "s" } };
          const [result] = auction.ask([{ bidderId, amount: typed, ...maximum }], minutes(minute));
          if (!result?.accepted) {
            expect(auction.auction()).toBe(before);
            continue;
          }
          rules.accept(bidderId, typed ?? 0, kind === "bid" ? 0 : most);
          const after = auction.auction();
          expect([after.leaderId, after.highest]).toEqual([rules.leader(), rules.price()]);
          expect(result.outbid).toBe(after.leaderId !== bidderId);
          const onlySets = typed === null && before.leaderId === bidderId;
          const end = onlySets ? before.endsAt : endAfterBid(before, minutes(minute));
          expect(after.endsAt).toEqual(end);
        }
        for (const entry of auction.entries.filter(({ kind }) => kind === "bid"))
          expect(entry.amount).toBeLessThanOrEqual(mostOf(auction, sequence, entry));
        const chain = auction.entries.map(presentEntry);
        expect(await firstLedgerFault("1", chain, sha256)).toBeNull();
        const commitments = auction.entries.filter(({ kind }) => kind === "maximum");
        expect(commitments.map(({ commitment }) => commitment)).toEqual(
          auction.maximums.map((row) => amountCommitment(row.amount as Paise, row.salt)),
        );
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});

/** The most that the bidder of an entry ever typed or left before it. */
function mostOf(
  auction: ReturnType<typeof openAuction>,
  sequence: readonly { bidderId: number; amount: number }[],
  entry: EntryRow,
): number {
  const left = auction.maximums
    .filter((row) => row.bidder_id === entry.bidder_id && row.seq < entry.seq)
    .map((row) => row.amount);
  const typed =
    entry.note === "automatic"
      ? []
      : sequence
          .filter((offer) => offer.bidderId === entry.bidder_id && offer.amount === entry.amount)
          .map((offer) => offer.amount);
  return Math.max(0, ...left, ...typed);
}
