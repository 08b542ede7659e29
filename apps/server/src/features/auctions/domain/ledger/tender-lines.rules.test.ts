import { hash } from "node:crypto";
import { LEDGER_START } from "@rebale/contract/auctions/ledger";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger-faults";
import { expect, test } from "vitest";
import { anAuction, minutes, noon, rs } from "../../../../../test/an-auction.ts";
import type { Auction } from "../auction.ts";
import {
  amountCommitment,
  chainEntry,
  ledgerVersion,
  presentEntry,
  sha256,
} from "./ledger-chain.rules.ts";
import { LedgerDraft } from "./ledger-draft.rules.ts";
import { inBidOrder, rootMark, seedCommitment, seedOf, tieOrder } from "./seed.rules.ts";

const [A, B] = [
  { bidderId: 11, companyId: 101, alias: 1 },
  { bidderId: 12, companyId: 102, alias: 2 },
];
const [saltA, saltB] = ["a".repeat(64), "b".repeat(64)];
const head = (version: number) => ({ lotId: 1, seq: 0, hash: LEDGER_START, salt: "salt", version });
const tenderLot: Auction = anAuction({
  marketValue: rs(92),
  format: { kind: "tender", rules: null, stage: "tender" },
});
const draftOf = (auction = tenderLot, version = ledgerVersion("tender", 0)) =>
  new LedgerDraft({ auction, head: head(version) }, { now: noon, aliases: new Map() });

/** A offers 101.35, then 103.25 in its place; B offers 95.00 and takes it back. */
function sealed() {
  const draft = draftOf();
  draft.open();
  const lines = [
    draft.writeTender(A, amountCommitment(rs(101.35), saltB)),
    draft.writeTender(A, amountCommitment(rs(103.25), saltA)),
    draft.writeTender(B, amountCommitment(rs(95), saltB)),
    draft.writeTender(B, amountCommitment(rs(0), saltB)),
  ];
  return { draft, lines };
}

test("a tender's line has neither amount nor name, and another mark in each (F10)", () => {
  const { draft, lines } = sealed();
  for (const line of lines)
    expect(line).toMatchObject({
      ...{ version: 4, kind: "tender", amount: 0, bidder: "", note: "", opened: "", opens: null },
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  expect(new Set(lines.map((line) => line.bidder_mark)).size).toBe(lines.length);
  expect(new Set(lines.map((line) => line.user_mark)).size).toBe(lines.length);
  expect(lines[0]?.bidder_mark).toBe(hash("sha256", "salt:2:company:101").slice(0, 16));
  expect(lines[3]?.commitment).toBe(hash("sha256", `0.00:${saltB}`));
  expect(draft.auction).toMatchObject({ highest: 0, bidCount: 0, leaderAlias: null });
});

test("opened tenders are bids, each of which opens its line; the seed is told (F16)", async () => {
  const { draft } = sealed();
  draft.unseal(1, [5, 2, 4]);
  draft.writeSealed(A, { amount: rs(103.25), salt: saltA, seq: 3 });
  const [unseal, bid] = draft.entries.slice(-2);
  expect(unseal).toMatchObject({ kind: "unseal", note: "1", opens: [2, 4, 5], bidder: "" });
  expect(unseal?.opened).toBe(seedOf("salt"));
  expect(bid).toMatchObject({
    ...{ kind: "bid", note: "sealed", amount: 103_25, bidder: "Bidder 1", opens: [3] },
    opened: `103.25:${saltA}`,
  });
  expect(draft.auction).toMatchObject({ highest: 103_25, leaderAlias: 1, bidCount: 1 });
  expect(await firstLedgerFault("1", draft.entries.map(presentEntry), sha256)).toBeNull();
});

test("of equal tenders the first of the tie is written first, and leads (F19)", () => {
  const seed = "1".repeat(64);
  const tender = (alias: number, salt: string) => ({
    ...{ alias, amount: rs(4125.5) },
    commitment: amountCommitment(rs(4125.5), salt.repeat(64)),
  });
  const low = { alias: 9, amount: rs(4000), commitment: "" };
  const order = inBidOrder([tender(2, "2"), tender(3, "3"), tender(4, "4"), low], seed);
  expect(order.map(({ alias }) => alias)).toEqual([9, 3, 2, 4]);
  expect(tieOrder(seed, tender(3, "3").commitment)).toMatch(/^25eedcd8/);
});

test("the seed is the one that was committed to, and follows from the ledger's salt", () => {
  expect(seedOf("salt")).toBe(hash("sha256", "salt:seed"));
  expect(seedCommitment("salt")).toBe(hash("sha256", seedOf("salt")));
  expect(rootMark(7, "salt")).toBe(hash("sha256", "7:salt:root").slice(0, 16));
});

test("a tender far above the floor is flagged at the opening, whatever was opened before it", () => {
  const { draft } = sealed();
  draft.unseal(2, []);
  draft.writeSealed(A, { amount: rs(400), salt: saltA, seq: 2 });
  draft.writeSealed(B, { amount: rs(460), salt: saltB, seq: 3 });
  expect(draft.flagged).toMatchObject([{ amount: 460_00, beaten: 92_00 }]);
});

test("the stage that follows has its own end, and bids go on under version 4", () => {
  const { draft } = sealed();
  const stage = draft.stage(minutes(90));
  expect(stage).toMatchObject({ kind: "stage", note: "auction", version: 4, ends_at: minutes(90) });
  expect(draft.writeBid(A, rs(120))).toMatchObject({ version: 4, ends_at: minutes(90) });
});

test("an English ledger is of version 3 until it is amended, and of 4 from then on (F41)", () => {
  const draft = draftOf(anAuction({ marketValue: rs(10) }), ledgerVersion("english", 0));
  draft.open();
  draft.writeBid(A, rs(20));
  const changed = { ...draft.auction, endsAt: minutes(75) };
  const amend = draft.amend(changed, { reason: "Wet bales left out", description: "Bales" });
  draft.writeBid(B, rs(30));
  expect(draft.entries.map(({ version }) => version)).toEqual([3, 3, 4, 4]);
  expect(amend).toMatchObject({ note: "Wet bales left out", ends_at: minutes(75), opens: null });
  expect(amend.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(ledgerVersion("english", 1)).toBe(4);
});

test("a version never falls, whatever the lot's facts say", () => {
  const stale = { ...head(4), seq: 3 };
  const about = { amount: rs(0), at: noon, bidder: null, endsAt: minutes(60) };
  expect(chainEntry(stale, { ...about, kind: "pause" }).version).toBe(4);
  expect(chainEntry(head(3), { ...about, kind: "tender", bidder: A }).version).toBe(4);
});

test("a close for too few bidders names the tenders that stood", () => {
  const { draft } = sealed();
  const close = chainEntry(draft.head, {
    ...{ kind: "close", amount: rs(0), at: noon, bidder: null, endsAt: minutes(60) },
    ...{ note: "too_few_bidders", opens: [3] },
  });
  expect(close).toMatchObject({ version: 4, opens: [3], note: "too_few_bidders" });
});
