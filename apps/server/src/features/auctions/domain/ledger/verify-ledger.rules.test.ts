import { describe, expect, test } from "vitest";
import { anAuction, minutes, noon, rs } from "../../../../../test/an-auction.ts";
import { bidders, LEDGER_SALT, SealedLot } from "../../../../../test/sealed-ledgers.ts";
import type { Auction } from "../auction.ts";
import type { Bidder } from "../sale/party.rules.ts";
import { chainEntry, type EntryRow, headAfter, type NewEntry } from "./ledger-chain.rules.ts";
import { LedgerDraft } from "./ledger-draft.rules.ts";
import { findLedgerFault, type Verifiable } from "./verify-ledger.rules.ts";

const [a, b] = bidders as [Bidder, Bidder];
const orders = bidders.map(({ alias, bidderId, companyId }) => ({
  ...{ alias, former_aliases: [], bidder_id: bidderId, company_id: companyId },
}));

/** A lot that shows what its ledger says, but for `over` and for the auction that it is now. */
function verifiable(
  auction: Auction,
  entries: readonly EntryRow[],
  over: Partial<Verifiable["claimed"]> = {},
): Verifiable {
  const last = entries.at(-1);
  const claimed = {
    ...{ id: 1, ledger_seq: last?.seq ?? 0, ledger_hash: last?.hash ?? "" },
    ...{ ledger_salt: LEDGER_SALT, highest_bid: auction.highest, bid_count: auction.bidCount },
    ...{ leader_id: auction.leaderId, leader_alias: auction.leaderAlias },
    ...{ closed_at: auction.closed ? minutes(60) : null, outcome: null },
    ...{ seller_answer: null, offer_answer: null, auction, description: "Bales" },
    ...over,
  };
  return { claimed, orders, winners: [], entries, maximums: [] };
}
const changesIn = (entries: readonly EntryRow[]) =>
  entries.filter(({ kind }) => kind === "amend").length;
const ofDraft = ({ auction, entries }: LedgerDraft, over: Partial<Auction> = {}) =>
  verifiable({ ...auction, corrigenda: changesIn(entries), ...over }, entries);
/** The same entries as rows of the chain, with one that is written otherwise. */
function rewritten(draft: LedgerDraft, seq: number, by: Partial<EntryRow>): EntryRow[] {
  return draft.entries.map((row) => (row.seq === seq ? { ...row, ...by } : row));
}

describe("the market's own check of tenders", () => {
  const sealed = () => new SealedLot().tender(a, 95).tender(b, 101.35).tender(a, 96);

  test("a sealed lot and an opened one are found whole", async () => {
    expect(await findLedgerFault(ofDraft(sealed().draft))).toBeNull();
    expect(await findLedgerFault(ofDraft(sealed().open().draft))).toBeNull();
  });

  test("each tender's mark is of a company that has a part in the lot", async () => {
    const whole = ofDraft(sealed().draft);
    const unknown = whole.orders.filter(({ alias }) => alias !== b.alias);
    expect(await findLedgerFault({ ...whole, orders: unknown })).toEqual({
      ...{ seq: 3, why: "is not of the bidder its mark stands for" },
    });
    const another = { ...b, companyId: 999 };
    expect(await findLedgerFault(ofDraft(new SealedLot().tender(another, 95).draft))).toMatchObject(
      { seq: 2 },
    );
  });

  test("an opened tender is of the company whose bid it became, and of its user", async () => {
    for (const bidder of [b, { ...a, bidderId: 99 }]) {
      const { draft } = new SealedLot().tender(a, 95);
      draft.unseal(1, []);
      draft.writeSealed(bidder, { amount: rs(95), salt: "1".padStart(64, "0"), seq: 2 });
      expect(await findLedgerFault(ofDraft(draft))).toEqual({
        ...{ seq: 2, why: "is not of the bidder its mark stands for" },
      });
    }
  });

  test("who sealed a tender cannot be changed in its row", async () => {
    const { draft } = sealed();
    const entries = rewritten(draft, 3, { bidder_id: 77 });
    expect(await findLedgerFault(verifiable(draft.auction, entries))).toEqual({
      ...{ seq: 3, why: "is not of the bidder its mark stands for" },
    });
  });

  test("which tenders a line opens cannot be changed in its row", async () => {
    const { draft } = sealed().open();
    const entries = rewritten(draft, 5, { opens: null });
    expect(await findLedgerFault(verifiable(draft.auction, entries))).toEqual({
      ...{ seq: 5, why: "was altered: its hash does not fit" },
    });
  });
});

describe("the market's own check of what a lot is", () => {
  const reserve = "committed to another reserve than the lot has now";
  const terms = "opened on other terms than the lot has now";

  test("format, minimum of bidders and invitation are what the opening committed to", async () => {
    const { draft } = new SealedLot({ minBidders: 2, invitedOnly: true }).tender(a, 95);
    expect(await findLedgerFault(ofDraft(draft))).toBeNull();
    for (const over of [
      { minBidders: null },
      { invitedOnly: false },
      { format: { kind: "english" as const, rules: null, stage: null } },
    ])
      expect(await findLedgerFault(ofDraft(draft, over))).toEqual({ seq: 1, why: terms });
    expect(await findLedgerFault(ofDraft(draft, { reservePrice: rs(99) }))).toEqual({
      ...{ seq: 1, why: reserve },
    });
  });

  /** Tenders until 60, an auction from 90 to 150 minutes after the start. */
  const rules = (by: number) => ({
    tender_ends_at: minutes(60 + by).toISOString(),
    auction_starts_at: minutes(90 + by).toISOString(),
    auction_ends_at: minutes(150 + by).toISOString(),
    ...{ best: 2, moved_ms: 0 },
  });
  const withAuction = (by: number, stage: "tender" | "auction") => ({
    format: { kind: "tender_auction" as const, rules: rules(by), stage },
    endsAt: minutes(60 + by),
  });

  test("a tender's end that was extended moves the times after it by as much", async () => {
    const { draft } = new SealedLot(withAuction(0, "tender")).tender(a, 95);
    const entries = [...draft.entries, moved(draft, "extend", minutes(75))];
    const extended = { ...draft.auction, ...withAuction(15, "tender") };
    expect(await findLedgerFault(verifiable(extended, entries))).toBeNull();
    const forgotten = { ...extended, format: { ...withAuction(0, "tender").format } };
    const late = { ...rules(15), auction_ends_at: minutes(151).toISOString() };
    const wrong = { ...extended, format: { ...extended.format, rules: late } };
    expect(await findLedgerFault(verifiable(wrong, entries))).toEqual({ seq: 1, why: terms });
    expect(await findLedgerFault(verifiable(forgotten, draft.entries))).toBeNull();
  });

  test("an auction's end that moves leaves what was committed to, as the stage says it", async () => {
    const { draft } = new SealedLot(withAuction(0, "tender")).tender(a, 95).open();
    draft.stage(minutes(150));
    const entries = [...draft.entries, moved(draft, "extend", minutes(180))];
    const { format } = withAuction(0, "auction");
    const now = { ...draft.auction, format, endsAt: minutes(180) };
    expect(await findLedgerFault(verifiable(now, entries))).toBeNull();
    // Replies have the end as it is now.
    const shown = { ...rules(0), auction_ends_at: minutes(180).toISOString() };
    const told = { ...now, format: { ...format, rules: shown } };
    expect(await findLedgerFault(verifiable(told, entries))).toBeNull();
  });

  test("a change while the auction runs is held against the end that its line has", async () => {
    const { draft } = new SealedLot(withAuction(0, "tender")).tender(a, 95).open();
    draft.stage(minutes(150));
    const { format } = withAuction(0, "auction");
    const changed = { ...draft.auction, format, endsAt: minutes(170) };
    draft.amend(changed, { reason: "80 kg were wet", description: "Bales" });
    expect(await findLedgerFault(ofDraft(draft))).toBeNull();
    const later = [...draft.entries, moved(draft, "extend", minutes(190))];
    const now = { ...draft.auction, corrigenda: 1, endsAt: minutes(190) };
    expect(await findLedgerFault(verifiable(now, later))).toBeNull();
  });

  test("a lot that was changed is what its last change says, and its chain is whole (F41)", async () => {
    const goods = (kg: number) => ({
      ...{ basis: "kg" as const, quantityMilli: kg * 1000, unit: "kg" },
    });
    const auction = anAuction({ goods: goods(500), marketValue: rs(10) });
    const head = { lotId: 1, seq: 0, hash: "0".repeat(64), salt: LEDGER_SALT, version: 3 };
    const draft = new LedgerDraft({ auction, head }, { now: noon, aliases: new Map() });
    draft.open();
    draft.writeBid(a, rs(30));
    const reasons = ["80 kg were wet", "And 20 more"];
    for (const [i, kg] of [420, 400].entries()) {
      const changed = { ...draft.auction, goods: goods(kg), endsAt: minutes(60 + i) };
      draft.amend(changed, { reason: reasons[i] ?? "", description: "Bales" });
    }
    draft.writeBid(b, rs(31));
    expect(await findLedgerFault(ofDraft(draft))).toBeNull();
    expect(draft.entries.map(({ version }) => version)).toEqual([3, 3, 4, 4, 4]);
    const why = "changed the lot to another than it is now";
    expect(await findLedgerFault(ofDraft(draft, { goods: goods(420) }))).toEqual({ seq: 4, why });
    const told = { ...ofDraft(draft).claimed, description: "Bales, dry" };
    expect(await findLedgerFault({ ...ofDraft(draft), claimed: told })).toEqual({ seq: 4, why });
  });
});

describe("the market's own check of the state of a lot", () => {
  const { draft } = new SealedLot().tender(a, 95);
  const inStage = (stage: "tender" | "auction" | null, over: Partial<Auction> = {}) =>
    findLedgerFault(ofDraft(draft, { format: { kind: "tender", rules: null, stage }, ...over }));

  test("what it takes now is what its ledger says", async () => {
    const why = "the auction is in another stage than its ledger says";
    expect(await inStage("tender")).toBeNull();
    expect(await inStage("auction")).toMatchObject({ why });
    expect(await inStage(null)).toMatchObject({ why });
  });

  test("it was changed as often as its ledger says", async () => {
    expect(await inStage("tender", { corrigenda: 1 })).toMatchObject({
      why: "the lot counts other changes than its ledger",
    });
  });
});

function moved(draft: LedgerDraft, kind: NewEntry["kind"], endsAt: Date): EntryRow {
  const last = draft.entries.at(-1) as EntryRow;
  const about = { amount: rs(0), at: minutes(5), bidder: null, note: "Rain" };
  return chainEntry(headAfter(draft.head, last), { ...about, kind, endsAt });
}
