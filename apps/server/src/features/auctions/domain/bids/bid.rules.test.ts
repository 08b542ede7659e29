import type { Micro, Paise } from "@rebale/contract";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger-faults";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAuction, minutes, noon, rs } from "../../../../../test/an-auction.ts";
import type { Auction } from "../auction.ts";
import { chainEntry, presentEntry, sha256 } from "../ledger/ledger-chain.rules.ts";
import { decideOutcome, pricesOf } from "../sale/outcome.rules.ts";
import { decideBid, nextBid } from "./bid.rules.ts";
import { decideBatch } from "./bid-batch.rules.ts";
import { endAfterBid } from "./soft-close.rules.ts";

const offer = (amount: Paise, bidderId = 1) => ({ lotId: 1, bidderId, amount });
const because = (l: Auction, amount: Paise, now = noon, bidderId = 1) => {
  const decision = decideBid(l, offer(amount, bidderId), now);
  return decision.accepted ? "accepted" : decision.because;
};

describe("which bids count", () => {
  test("a bid must be above the market value when there is no bid, and above the highest bid after (S5.6, S9.3)", () => {
    expect(because(anAuction(), rs(1000))).toBe("bid_too_low");
    expect(because(anAuction(), (rs(1000) + 1) as Paise)).toBe("accepted");
    const taken = anAuction({ highest: rs(1500), leaderId: 2, bidCount: 1 });
    expect(because(taken, rs(1500))).toBe("bid_too_low");
    expect(because(taken, (rs(1500) + 1) as Paise)).toBe("accepted");
  });
  test("with an increment a bid is at least that much above", () => {
    const stepped = anAuction({ increment: rs(100), highest: rs(1500), leaderId: 2 });
    expect(because(stepped, rs(1599))).toBe("increment_too_small");
    expect(because(stepped, rs(1600))).toBe("accepted");
    expect(nextBid(stepped)).toBe(rs(1600));
  });
  test("before the start, at the end and after the close nothing counts (S4.6)", () => {
    expect(because(anAuction(), rs(2000), minutes(-61))).toBe("lot_upcoming");
    expect(because(anAuction(), rs(2000), minutes(-60))).toBe("accepted");
    expect(because(anAuction(), rs(2000), new Date(minutes(60).getTime() - 1))).toBe("accepted");
    expect(because(anAuction(), rs(2000), minutes(60))).toBe("lot_ended");
    expect(because(anAuction({ closed: true }), rs(2000))).toBe("lot_ended");
  });
  test("on a rate lot bids are rates; limits and what is absurd go by what the whole lot costs (A1)", () => {
    const rated = anAuction({
      units: 10_000_000_000 as Micro,
      marketValue: rs(100),
      increment: 50 as Paise,
    });
    expect(because(rated, 10_049 as Paise)).toBe("increment_too_small");
    expect(because(rated, 10_050 as Paise)).toBe("accepted");
    const limited = (amount: number) => {
      const decision = decideBid(rated, { ...offer(amount as Paise), limit: rs(1_075_000) }, noon);
      return decision.accepted || decision.because;
    };
    expect(limited(107_50)).toBe(true);
    expect(limited(107_51)).toBe("bid_limit_exceeded");
    expect(because(rated, rs(2_000_000))).toBe("bid_too_large");
    const { results } = decideBatch({ auction: rated, head: head() }, [offer(rs(107.5))], {
      now: noon,
      keyUses: new Map(),
      aliases: new Map(),
    });
    expect(results[0]).toMatchObject({ amount: rs(107.5), value: rs(1_075_000) });
  });
  test("an unapproved lot takes no bid (S4.7), and a seller none on own goods", () => {
    expect(because(anAuction({ approved: false }), rs(2000))).toBe("lot_not_approved");
    expect(because(anAuction(), rs(2000), noon, 900)).toBe("own_lot");
  });
});

describe("the soft close", () => {
  test("sets the clock back to N minutes and adds none", () => {
    const soft = anAuction({ softCloseMinutes: 8, endsAt: minutes(3) });
    expect(endAfterBid(soft, noon)).toEqual(minutes(8));
    expect(endAfterBid({ ...soft, endsAt: minutes(8) }, noon)).toEqual(minutes(8));
    expect(endAfterBid({ ...soft, endsAt: minutes(30) }, noon)).toEqual(minutes(30));
  });
  test("never passes the hard end", () => {
    expect(
      endAfterBid(
        anAuction({ softCloseMinutes: 8, endsAt: minutes(3), hardEndsAt: minutes(5) }),
        noon,
      ),
    ).toEqual(minutes(5));
  });
  test("a refused bid does not move the clock", () => {
    const soft = { auction: anAuction({ softCloseMinutes: 8, endsAt: minutes(1) }), head: head() };
    const { auction: after } = decideBatch(soft, [offer(rs(10))], {
      now: noon,
      keyUses: new Map(),
      aliases: new Map(),
    });
    expect(after.endsAt).toEqual(minutes(1));
  });
});

describe("the outcome", () => {
  test("with a reserve not met nobody wins", () => {
    const outcome = (highest: number, reserve: number | null) =>
      decideOutcome(
        {
          ...{ highest: rs(highest), leaderId: highest > 0 ? 1 : null, minBidders: null },
          reservePrice: reserve === null ? null : rs(reserve),
        },
        null,
      );
    expect(outcome(0, null)).toBe("no_bids");
    expect(outcome(999, 1000)).toBe("reserve_not_met");
    expect(outcome(1000, 1000)).toBe("sold");
    expect(outcome(1, null)).toBe("sold");
  });
  test("after a voiding the best bid that stands leads", () => {
    const bids = [
      { seq: 1, bidderId: 7, alias: 1, amount: rs(10) },
      { seq: 2, bidderId: 8, alias: 2, amount: rs(12) },
    ];
    const led = { leaderId: 8, leaderAlias: 2 };
    expect(pricesOf(bids)).toEqual({ highest: rs(12), lowest: rs(10), ...led, bidCount: 2 });
    const nobody = { leaderId: null, leaderAlias: null };
    expect(pricesOf([])).toEqual({ highest: 0, lowest: 0, ...nobody, bidCount: 0 });
  });
});

const head = () => ({ lotId: 1, seq: 0, hash: "0".repeat(64), salt: "pepper", version: 3 });
const offers = fc.array(
  fc.record({
    bidderId: fc.integer({ min: 1, max: 6 }),
    amount: fc.integer({ min: 90_000, max: 130_000 }),
    key: fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined }),
    pause: fc.integer({ min: 0, max: 20 }),
  }),
  { maxLength: 60 },
);

describe("for any sequence of bids", () => {
  test("the price strictly rises, one bidder leads, and the ledger's chain is whole", async () => {
    await fc.assert(
      fc.asyncProperty(
        offers,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(null, 100, 5_000),
        async (sequence, batchSize, step) => {
          let locked = {
            auction: anAuction({
              increment: step as Paise | null,
              softCloseMinutes: 5,
              endsAt: minutes(90),
            }),
            head: head(),
          };
          let now = noon;
          const rows = [];
          const aliases = new Map<number, number>();
          for (let i = 0; i < sequence.length; i += batchSize) {
            const batch = sequence.slice(i, i + batchSize);
            now = new Date(now.getTime() + (batch[0]?.pause ?? 0) * 60_000);
            const asked = batch.map(({ bidderId, amount, key }) => ({
              lotId: 1,
              bidderId,
              amount: amount as Paise,
              ...(key ? { key } : {}),
            }));
            const outcome = decideBatch(locked, asked, { now, keyUses: new Map(), aliases });
            rows.push(...outcome.entries);
            for (const order of outcome.orders) aliases.set(-order.bidder_id, order.alias);
            locked = { auction: outcome.auction, head: outcome.head };
            expect(outcome.results).toHaveLength(batch.length);
            for (const order of outcome.orders)
              expect(order.last_seq).toBe(
                outcome.entries.findLast((e) => e.bidder_id === order.bidder_id)?.seq,
              );
          }
          const bids = rows.filter((row) => row.kind === "bid");
          for (const [i, row] of bids.entries())
            expect(row.amount).toBeGreaterThan(bids[i - 1]?.amount ?? rs(1000));
          const last = bids.at(-1);
          expect(locked.auction.highest).toBe(last?.amount ?? 0);
          expect(locked.auction.leaderId).toBe(last?.bidder_id ?? null);
          expect(locked.auction.bidCount).toBe(bids.length);
          expect(locked.auction.endsAt.getTime()).toBeLessThanOrEqual(
            locked.auction.hardEndsAt.getTime(),
          );
          expect(new Set(aliases.values()).size).toBe(aliases.size);
          expect(await firstLedgerFault("1", rows.map(presentEntry), sha256)).toBeNull();
        },
      ),
      { numRuns: 300 },
    );
  });

  test("a key gives the same result and no second bid", () => {
    const context = { now: noon, keyUses: new Map(), aliases: new Map() };
    const asked = { ...offer(rs(1200)), key: "once" };
    const { results, entries } = decideBatch(
      { auction: anAuction(), head: head() },
      [asked, asked, { ...asked, amount: rs(1300) }],
      context,
    );
    expect(entries.map(({ kind }) => kind)).toEqual(["open", "bid"]);
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toMatchObject({ accepted: false, because: "idempotency_key_reused" });
  });

  test("any change of any entry is found", async () => {
    let ledger = head();
    const rows = [0, 1300, 1400].map((amount, i) => {
      const row = chainEntry(ledger, {
        kind: i === 0 ? "open" : "bid",
        amount: rs(amount),
        at: minutes(i),
        bidder: { bidderId: i, alias: i + 1, companyId: null },
        endsAt: minutes(60),
      });
      ledger = { ...ledger, seq: row.seq, hash: row.hash };
      return presentEntry(row);
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 2 }),
        fc.constantFrom(
          "amount",
          "time",
          "bidder_mark",
          "user_mark",
          "ends_at",
          "note",
          "commitment",
        ),
        async (at, field) => {
          const altered = rows.map((row, i) =>
            i === at
              ? {
                  ...row,
                  [field]: field === "amount" ? row.amount + 0.01 : `${row[field as "time"]}x`,
                }
              : row,
          );
          expect(await firstLedgerFault("1", altered, sha256)).toMatchObject({
            seq: at + 1,
            what: "hash",
          });
        },
      ),
    );
    expect(await firstLedgerFault("1", rows.toSpliced(1, 1), sha256)).toMatchObject({
      what: "order",
    });
  });
});
