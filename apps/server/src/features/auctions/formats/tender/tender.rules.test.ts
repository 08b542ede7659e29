import { LEDGER_START } from "@rebale/contract/auctions/ledger";
import { describe, expect, test } from "vitest";
import { anAuction, minutes, noon, rs } from "../../../../../test/an-auction.ts";
import type { Auction, NewTender } from "../../domain/auction.ts";
import type { BatchContext, QueuedBid } from "../../domain/bids/bid-batch.rules.ts";
import { amountCommitment } from "../../domain/ledger/ledger-chain.rules.ts";
import { decideTenders } from "./tender.rules.ts";
import { unseal } from "./unseal.rules.ts";

const lot = (over: Partial<Auction> = {}) =>
  anAuction({
    ...{ marketValue: rs(92), deposit: { kind: "amount", amount: rs(125_000) } },
    ...{ format: { kind: "tender", rules: null, stage: "tender" }, ...over },
  });
const locked = (auction = lot()) => ({
  auction,
  head: { lotId: 1, seq: 0, hash: LEDGER_START, salt: "salt", version: 4 },
});
const sealed = { box: Buffer.from("box"), keyId: Buffer.from("key") };
function tender(company: number, amount: number | null, more: Partial<QueuedBid> = {}): QueuedBid {
  const takesBack = amount === null;
  const own: NewTender = {
    commitment: amountCommitment(rs(amount ?? 0), `salt of ${company}: ${amount}`),
    ...{ sealed: takesBack ? null : sealed, takesBack, marks: [`mark of ${amount}`] },
  };
  return {
    ...{ lotId: 1, bidderId: company + 10, companyId: company, tender: own },
    ...{ amount: amount === null ? null : rs(amount), ...more },
  };
}
const decide = (bids: QueuedBid[], auction = lot(), more: Partial<BatchContext> = {}) =>
  decideTenders(locked(auction), bids, {
    ...{ now: noon, keyUses: new Map(), aliases: new Map(), ...more },
  });
const refusals = (bids: QueuedBid[], auction = lot()) =>
  decide(bids, auction).results.map((result) => (result.accepted ? null : result.because));

describe("a sealed tender", () => {
  test("leaves neither amount nor price behind: all rows and results are alike", () => {
    const outcomes = [101.35, 187.63].map((amount) => {
      const { commitment } = tender(1, amount).tender as NewTender;
      const outcome = decide([tender(1, amount)]);
      const text = JSON.stringify([...outcome.keyUses, outcome]);
      return text.replaceAll(commitment, "").replaceAll(/"hash":"\w+"/g, "");
    });
    expect(outcomes[0]).toBe(outcomes[1]);
    expect(outcomes[0]).not.toMatch(/101\.?35|187\.?63/);
  });

  test("holds the same whatever it offers, and counts no bidder before the opening", () => {
    const { auction, tenders, results } = decide([tender(1, 101), tender(2, 300)]);
    expect(tenders.map(({ hold, alias }) => [hold, alias])).toEqual([
      [rs(125_000), 1],
      [rs(125_000), 2],
    ]);
    expect(results).toMatchObject([{ hold: rs(125_000) }, { hold: rs(125_000) }]);
    expect(auction).toMatchObject({ highest: 0, bidCount: 0, bidderCount: 0, leaderAlias: null });
  });

  test("of a company the last one stands, and it is taken back once", () => {
    const { tenders, results, entries } = decide([
      ...[tender(1, 104), tender(1, 103), tender(2, 95), tender(2, null), tender(2, null)],
    ]);
    expect(tenders).toMatchObject([
      { alias: 1, seq: 3, hold: rs(125_000) },
      { alias: 2, seq: 5, hold: 0, sealed: null },
    ]);
    expect(results.at(-1)).toMatchObject({ accepted: false, because: "tender_not_found" });
    expect(entries.map(({ kind }) => kind)).toEqual(["open", ...Array(4).fill("tender")]);
  });

  test("is refused in the order in which a bidder is told", () => {
    const own = { bidderId: 900 };
    expect(refusals([tender(1, 90, own), tender(1, 90), tender(1, 460)])).toEqual([
      "own_lot",
      "bid_too_low",
      "confirm_unusual",
    ]);
    expect(refusals([tender(1, 95, { limit: rs(94) })])).toEqual(["bid_limit_exceeded"]);
    const bid: QueuedBid = { lotId: 1, bidderId: 11, companyId: 1, amount: rs(99) };
    expect(refusals([bid])).toEqual(["not_this_format"]);
    const noKey = tender(1, 99);
    const withoutBox = { ...noKey, tender: { ...(noKey.tender as NewTender), sealed: null } };
    expect(refusals([withoutBox])).toEqual(["sealing_off"]);
  });

  test("F22 is taken back while bidding is paused, and not placed", () => {
    const paused = lot({ pausedAt: minutes(-1) });
    const standing = { standing: new Set([1]), qualified: new Set<number>(), lastAlias: 1 };
    const { results } = decide([tender(1, 99), tender(1, null)], paused, {
      ...{ parts: standing, aliases: new Map([[1, 1]]) },
    });
    expect(results).toMatchObject([{ because: "lot_paused" }, { accepted: true, hold: 0 }]);
  });

  test("F9 a retry is told by the mark of its amount, by any key that marks were made with", () => {
    const first = decide([tender(1, 101, { key: "key" })]);
    const keyUses = first.keyUses;
    const again = (amount: number, marks: string[]) => {
      const bid = tender(1, amount, { key: "key" });
      const own = { ...(bid.tender as NewTender), marks };
      return decide([{ ...bid, tender: own }], lot(), { keyUses }).results[0];
    };
    expect(again(101, ["a newer mark", "mark of 101"])).toEqual(first.results[0]);
    expect(again(102, ["mark of 102"])).toMatchObject({ because: "idempotency_key_reused" });
  });
});

test("F15 opened, the lowest is first and the highest leads; what is changed or taken back is named", () => {
  const opened = [103.25, 101.35].map((amount, i) => ({
    ...{ bidderId: i + 11, companyId: i + 1, alias: i + 1, seq: i + 4, amount: rs(amount) },
    ...{ salt: "s", commitment: amountCommitment(rs(amount), "s") },
  }));
  const about = { lines: [2, 3, 4, 5], lastAlias: 3, now: noon };
  const opening = unseal(
    { ...locked(), head: { ...locked().head, seq: 5, hash: "x" } },
    opened,
    about,
  );
  expect(opening.entries).toMatchObject([
    { kind: "unseal", note: "2", opens: [2, 3] },
    { kind: "bid", amount: rs(101.35), opens: [5] },
    { kind: "bid", amount: rs(103.25), opens: [4] },
  ]);
  expect(opening.auction).toMatchObject({ highest: rs(103.25), leaderAlias: 1, bidderCount: 3 });
  expect(unseal(locked(), [], { ...about, lines: [] }).entries).toEqual([]);
});
