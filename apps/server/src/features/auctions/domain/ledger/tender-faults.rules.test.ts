import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { firstLedgerFault, type LedgerFault } from "@rebale/contract/auctions/ledger-faults";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAuction, minutes, noon, rs } from "../../../../../test/an-auction.ts";
import {
  bidders,
  hashedAnew,
  LEDGER_SALT,
  presented,
  SealedLot,
  soldByTender,
} from "../../../../../test/sealed-ledgers.ts";
import type { Bidder } from "../sale/party.rules.ts";
import { chainEntry, sha256 } from "./ledger-chain.rules.ts";
import { LedgerDraft } from "./ledger-draft.rules.ts";
import { seedCommitment } from "./seed.rules.ts";

const seed_commitment = seedCommitment(LEDGER_SALT);
const faultOf = (entries: readonly LedgerEntry[], committed = {}) =>
  firstLedgerFault("1", entries, sha256, { seed_commitment, ...committed });
const [a, b, c] = bidders as [Bidder, Bidder, Bidder];
const sold = presented(soldByTender());
/** Its lines: the opening, five tenders, the opening of tenders, two bids and the close. */
const [UNSEAL, LOW, HIGH, CLOSE] = [7, 8, 9, 10];

describe("a whole ledger with tenders", () => {
  test("of the scenario is found whole, and every tender's line in one opens (F15, F16)", async () => {
    expect(await faultOf(sold)).toBeNull();
    const opens = sold.flatMap((entry) => entry.opens ?? []);
    expect(opens.toSorted()).toEqual([2, 3, 4, 5, 6]);
    expect(sold[UNSEAL - 1]).toMatchObject({ note: "2", opens: [3, 5, 6] });
    for (const bid of [sold[LOW - 1], sold[HIGH - 1]])
      expect(sha256(bid?.opened ?? "")).toBe(sold[(bid?.opens?.[0] ?? 0) - 1]?.commitment);
  });

  const others: [string, () => LedgerEntry[]][] = [
    ["sealed still", () => presented(new SealedLot().tender(a, 95).draft.entries)],
    ["without any tender", () => presented(new SealedLot().ended("no_bids"))],
    [
      "whose only tender was taken back",
      () => presented(new SealedLot().tender(a, 95).tender(a, 0).open().ended("no_bids")),
    ],
    [
      "with too few bidders",
      () => presented(new SealedLot().tender(a, 95).tender(b, 96).ended("too_few_bidders")),
    ],
    ["with three equal tenders", () => presented(equal().open().ended("sold"))],
    ["that an auction follows", auctionAfter],
    ["that was withdrawn while sealed", () => withdrawn(new SealedLot().tender(a, 95))],
  ];
  test.each(others)("%s is found whole", async (_name, entries) => {
    expect(await faultOf(entries())).toBeNull();
  });

  test("of any tenders, changes and withdrawals is found whole, and not when a field of it changes", async () => {
    const amounts = fc.constantFrom(0, 92.01, 95, 95.5, 101.35, 460);
    const steps = fc.array(fc.tuple(fc.constantFrom(...bidders), amounts), { maxLength: 12 });
    const property = fc.asyncProperty(steps, fc.nat(), fc.nat(), async (tenders, line, field) => {
      const lot = new SealedLot();
      for (const [bidder, amount] of tenders) lot.tender(bidder, amount);
      const chain = presented(lot.open().ended("no_bids"));
      expect(await faultOf(chain)).toBeNull();
      const i = line % chain.length;
      const names = Object.keys(chain[i] ?? {}).filter((name) => name !== "line");
      const name = names[field % names.length] as keyof LedgerEntry;
      expect(await faultOf(withField(chain, i, name))).not.toBeNull();
    });
    await fc.assert(property, { numRuns: 200 });
  });
});

test("no field of a line can be changed unseen (F16)", async () => {
  for (const [i, entry] of sold.entries())
    for (const name of Object.keys(entry).filter((name) => name !== "line"))
      expect(await faultOf(withField(sold, i, name as keyof LedgerEntry))).not.toBeNull();
});

describe("one who could hash the whole chain anew is found out by", () => {
  /** The line, what becomes of it, and how it is found. */
  const forged: [string, number, Partial<LedgerEntry>, LedgerFault["what"], number?][] = [
    ["a tender that is opened by nothing", UNSEAL, { opens: [3, 5] }, "tenders", 6],
    ["a tender that is opened twice", UNSEAL, { opens: [2, 3, 5, 6] }, "tenders", LOW],
    ["lines in disorder", UNSEAL, { opens: [5, 3, 6] }, "tenders"],
    ["a line that is no tender's", UNSEAL, { opens: [1, 3, 5, 6] }, "tenders"],
    ["an opening of nothing", UNSEAL, { opens: null }, "tenders"],
    ["another number of tenders", UNSEAL, { note: "3" }, "tenders"],
    ["no number of tenders", UNSEAL, { note: "2.0" }, "tenders"],
    ["another seed", UNSEAL, { opened: "1".repeat(64) }, "seed"],
    ["another amount", HIGH, { amount: 113.25 }, "tender"],
    ["another amount and its text", HIGH, { amount: 104.1, opened: "104.10:0" }, "tender"],
    ["another's line", HIGH, { opens: [2] }, "tenders"],
    ["a line that was changed since", HIGH, { opens: [3] }, "tenders"],
    ["two lines for a bid", HIGH, { opens: [4, 5] }, "tenders"],
    ["a bid that opens nothing", HIGH, { opens: null }, "tenders"],
    ["a bid that is no tender", HIGH, { note: "" }, "tenders"],
    ["a bid that opens none", HIGH, { note: "", opens: null }, "tenders", UNSEAL],
    ["a tender with an amount", 4, { amount: 103.25 }, "tenders"],
    ["a tender with a name", 4, { bidder: "Bidder 3" }, "tenders"],
    ["a close that opens", CLOSE, { opens: [4] }, "tenders"],
    ["too few that were opened", CLOSE, { note: "too_few_bidders" }, "tenders"],
    ["a commitment to another amount", 4, { commitment: sha256("1.00:0") }, "tender", HIGH],
    ["lines of a version before", 1, { version: 3 }, "tenders"],
  ];
  test.each(forged)("%s", async (_name, seq, change, what, at = seq) => {
    const chain = hashedAnew(sold, (entry) => (entry.seq === seq ? change : {}));
    expect(await faultOf(chain)).toEqual({ seq: at, what });
  });

  test("a tender in the place of another: both are whole, and the order is not", async () => {
    const [low, high] = [sold[LOW - 1], sold[HIGH - 1]] as [LedgerEntry, LedgerEntry];
    const chain = hashedAnew(sold, ({ seq }) => {
      if (seq === LOW) return { ...high, seq };
      return seq === HIGH ? { ...low, seq } : {};
    });
    expect(await faultOf(chain)).toEqual({ seq: HIGH, what: "ties" });
  });

  test("another winner of a tie than the seed has drawn (F19)", async () => {
    const chain = presented(equal().open().ended("sold"));
    const [first, second] = chain.filter(({ note }) => note === "sealed") as [
      LedgerEntry,
      LedgerEntry,
    ];
    const swapped = hashedAnew(chain, ({ seq }) => {
      if (seq === first.seq) return { ...second, seq };
      return seq === second.seq ? { ...first, seq } : {};
    });
    expect(await faultOf(swapped)).toEqual({ seq: second.seq, what: "ties" });
  });

  test("a version that falls, and a tender's line of a version before", async () => {
    const fallen = hashedAnew(sold, ({ seq }) => (seq === CLOSE ? { version: 3 } : {}));
    expect(await faultOf(fallen)).toEqual({ seq: CLOSE, what: "order" });
    const early = hashedAnew(sold, ({ seq }) => (seq <= 2 ? { version: 3 } : {}));
    expect(await faultOf(early)).toEqual({ seq: 2, what: "order" });
  });

  test("lines that a version before has no place for in its hash", async () => {
    const english = new LedgerDraft(
      { auction: anAuction(), head: { ...new SealedLot().draft.head, seq: 0, version: 3 } },
      { now: noon, aliases: new Map() },
    );
    english.open();
    const chain = hashedAnew(presented(english.entries), () => ({}));
    expect(await faultOf(chain)).toBeNull();
    expect(await faultOf(chain.map((entry) => ({ ...entry, opens: [1] })))).toEqual({
      ...{ seq: 1, what: "order" },
    });
  });

  test("an opening of too few, where the opening's text asks for more", async () => {
    expect(await faultOf(sold, { min_bidders: 2 })).toBeNull();
    expect(await faultOf(sold, { min_bidders: 3 })).toEqual({ seq: UNSEAL, what: "tenders" });
    const few = presented(new SealedLot().tender(a, 95).tender(b, 96).ended("too_few_bidders"));
    expect(await faultOf(few, { min_bidders: 3 })).toBeNull();
    expect(await faultOf(few, { min_bidders: 2 })).toEqual({ seq: 4, what: "tenders" });
    const others = hashedAnew(few, ({ seq }) => (seq === 4 ? { opens: [1] } : {}));
    expect(await faultOf(others)).toEqual({ seq: 4, what: "tenders" });
  });

  test("a sale without an opening, a bid before it, and a withdrawal after it", async () => {
    const sealed = new SealedLot().tender(a, 95);
    const unopened = presented(sealed.ended("no_bids"));
    expect(await faultOf(unopened)).toEqual({ seq: 3, what: "tenders" });
    const early = new SealedLot().tender(a, 95);
    early.draft.writeBid(b, rs(100));
    expect(await faultOf(presented(early.draft.entries))).toEqual({ seq: 3, what: "tenders" });
    expect(await faultOf(withdrawn(new SealedLot().tender(a, 95).open()))).toEqual({
      ...{ seq: 5, what: "tenders" },
    });
  });

  test("a tender after the opening, and a second opening", async () => {
    const late = new SealedLot().tender(a, 95).open().tender(b, 96);
    expect(await faultOf(presented(late.draft.entries))).toEqual({ seq: 5, what: "tenders" });
    const twice = new SealedLot().tender(a, 95).open();
    twice.draft.unseal(0, []);
    expect(await faultOf(presented(twice.draft.entries))).toEqual({ seq: 5, what: "tenders" });
  });
});

/** The chain with one field of one line changed, and nothing hashed anew. */
function withField(chain: readonly LedgerEntry[], i: number, name: keyof LedgerEntry) {
  const was = chain[i]?.[name];
  const other =
    typeof was === "number" ? was + 1 : typeof was === "string" ? `${was}0` : was ? null : [1];
  return chain.map((entry, j) => (j === i ? { ...entry, [name]: other } : entry));
}

function equal(): SealedLot {
  return new SealedLot().tender(a, 101.35).tender(b, 101.35).tender(c, 101.35);
}

function auctionAfter(): LedgerEntry[] {
  const lot = new SealedLot().tender(a, 95).tender(b, 101.35).open();
  lot.draft.stage(minutes(120));
  lot.draft.writeMaximum(a, { amount: rs(120), salt: "f".repeat(64) });
  lot.draft.writeBid(a, rs(102), "automatic");
  return presented(lot.ended("sold"));
}

function withdrawn({ draft }: SealedLot): LedgerEntry[] {
  const { head, entries } = draft;
  const about = { amount: rs(0), at: minutes(5), bidder: null, endsAt: minutes(60) };
  return presented([...entries, chainEntry(head, { kind: "withdraw", note: "Sold", ...about })]);
}
