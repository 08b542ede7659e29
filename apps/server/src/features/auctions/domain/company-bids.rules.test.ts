import type { Paise } from "@rebale/contract";
import { LEDGER_START, ledgerLine } from "@rebale/contract/auctions/ledger";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger-faults";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAuction, minutes, noon, rs } from "../../../../test/an-auction.ts";
import type { ActingMaximum, Auction, LedgerHead } from "./auction.ts";
import { decideBatch, type QueuedBid } from "./bids/bid-batch.rules.ts";
import type { MaximumRow } from "./bids/maximum.rules.ts";
import {
  bidderMark,
  type EntryRow,
  presentEntry,
  sha256,
  userMark,
} from "./ledger/ledger-chain.rules.ts";
import { partyOf } from "./sale/party.rules.ts";

type Asked = Omit<QueuedBid, "lotId">;

/** An auction that is bid on, batch after batch, as the queue would. */
function openAuction(start: Partial<Auction> = {}) {
  let locked: { auction: Auction; head: LedgerHead } = {
    auction: anAuction({ hasMaximums: true, ...start }),
    head: { lotId: 1, seq: 0, hash: LEDGER_START, salt: "pepper", version: 3 },
  };
  const entries: EntryRow[] = [];
  const maximums: MaximumRow[] = [];
  const aliases = new Map<number, number>();
  const companies = new Map<number, number | null>();

  /** As the store reads it: the newest maximum of the company that leads. */
  const acting = (): ActingMaximum | null => {
    const { leaderAlias: alias, highest } = locked.auction;
    const own = maximums.findLast((row) => row.alias === alias);
    if (!own || alias === null || own.amount <= highest) return null;
    const companyId = companies.get(alias) ?? null;
    return { bidderId: own.bidder_id, alias, companyId, amount: own.amount as Paise };
  };
  const ask = (...bids: readonly Asked[]) => {
    const asked = bids.map((bid) => ({ lotId: 1, confirmed: true, ...bid }));
    const context = { now: noon, keyUses: new Map(), aliases, acting: acting() };
    const outcome = decideBatch(locked, asked, context);
    entries.push(...outcome.entries);
    maximums.push(...outcome.maximums);
    for (const { bidder_id: bidderId, company_id: companyId, alias } of outcome.orders) {
      aliases.set(partyOf({ bidderId, companyId }), alias);
      companies.set(alias, companyId);
    }
    locked = { auction: outcome.auction, head: outcome.head };
    return outcome;
  };
  return { ask, entries, aliases, auction: () => locked.auction };
}

const bid = (bidderId: number, companyId: number | null, rupees: number): Asked => ({
  bidderId,
  ...(companyId === null ? {} : { companyId }),
  amount: rs(rupees),
});
const left = (bidderId: number, companyId: number, rupees: number): Asked => ({
  bidderId,
  companyId,
  amount: null,
  maximum: { amount: rs(rupees), salt: "s" },
});

describe("the bidder is the company (P2)", () => {
  test("two users of one company have one masked name and one mark; the private row says who clicked", () => {
    const auction = openAuction();
    auction.ask(bid(1, 70, 1100), bid(3, 71, 1200), bid(2, 70, 1300));
    const bids = auction.entries.filter(({ kind }) => kind === "bid");
    expect(bids.map(({ bidder, bidder_id }) => [bidder, bidder_id])).toEqual([
      ["Bidder 1", 1],
      ["Bidder 2", 3],
      ["Bidder 1", 2],
    ]);
    expect(bids[0]?.bidder_mark).toBe(bids[2]?.bidder_mark);
    expect(bids[0]?.bidder_mark).not.toBe(bids[1]?.bidder_mark);
    // Which of a company's lines are the same user's is nobody's business.
    expect(new Set(bids.map(({ user_mark }) => user_mark)).size).toBe(3);
    expect(auction.auction()).toMatchObject({ bidderCount: 2, leaderId: 2, leaderAlias: 1 });
  });

  test("a user without a company bids for themselves, and is not the company with the same number", () => {
    const auction = openAuction();
    auction.ask(bid(7, null, 1100), bid(3, 7, 1200));
    const [first, second] = auction.entries.filter(({ kind }) => kind === "bid");
    expect([first?.bidder, second?.bidder]).toEqual(["Bidder 1", "Bidder 2"]);
    expect(first?.bidder_mark).not.toBe(second?.bidder_mark);
  });

  test("a colleague's bid or maximum over the own company's lead is refused, whatever its amount; the leader's own is not", () => {
    const auction = openAuction();
    auction.ask(bid(1, 70, 1100));
    for (const asked of [bid(2, 70, 1500), bid(2, 70, 900), left(2, 70, 1500)])
      expect(auction.ask(asked).results[0]).toMatchObject({ because: "company_leads" });
    expect(auction.ask(bid(1, 70, 1200)).results[0]).toMatchObject({ accepted: true });
    expect(auction.ask(bid(3, 71, 1300)).results[0]).toMatchObject({ accepted: true });
    expect(auction.ask(bid(2, 70, 1500)).results[0]).toMatchObject({ bidder: "Bidder 1" });
  });

  test("a company has one maximum: of whoever left it last, and each of its users may take it back", () => {
    const auction = openAuction({ increment: rs(10) });
    auction.ask(left(1, 70, 1500));
    expect(auction.ask(bid(3, 71, 1200)).results[0]).toMatchObject({ outbid: true });
    expect(auction.auction()).toMatchObject({ leaderId: 1, leaderAlias: 1, highest: rs(1210) });
    expect(auction.ask(left(2, 70, 0)).results[0]).toMatchObject({ accepted: true, outbid: false });
    expect(auction.ask(bid(3, 71, 1300)).results[0]).toMatchObject({ outbid: false });
    expect(auction.auction().leaderAlias).toBe(2);
  });

  test("who only takes the company's maximum back is not who bid last", () => {
    const auction = openAuction();
    auction.ask(left(1, 70, 1500));
    expect(auction.ask(left(2, 70, 0)).orders).toMatchObject([{ bidder_id: 2, bids: 0, alias: 1 }]);
    const together = openAuction().ask(bid(1, 70, 1100), left(2, 70, 0));
    expect(together.orders).toMatchObject([{ bidder_id: 1, bids: 1 }]);
  });

  test("of colleagues in one batch the first leads, and no company bids itself up, in any sequence", async () => {
    const offers = fc.array(
      fc.record({
        user: fc.integer({ min: 1, max: 8 }),
        rupees: fc.integer({ min: 990, max: 1100 }),
        kind: fc.constantFrom("bid", "maximum", "back"),
      }),
      { minLength: 1, maxLength: 40 },
    );
    /** Users 1 to 6 act for three companies, 7 and 8 for none. */
    const companyOf = (user: number) => (user > 6 ? null : 70 + (user % 3));
    const askedBy = (user: number, company: number | null, kind: string, rupees: number): Asked => {
      const plain = bid(user, company, rupees);
      if (kind === "bid") return plain;
      const amount = kind === "back" ? rs(0) : rs(rupees + 30);
      return { ...plain, amount: null, maximum: { amount, salt: "s" } };
    };
    await fc.assert(
      fc.asyncProperty(offers, fc.integer({ min: 1, max: 6 }), async (sequence, size) => {
        const many = openAuction({ increment: rs(1) });
        const one = openAuction({ increment: rs(1) });
        for (let i = 0; i < sequence.length; i += size) {
          const batch = sequence.slice(i, i + size);
          const asked = batch.map((o) => askedBy(o.user, companyOf(o.user), o.kind, o.rupees));
          const { results } = many.ask(...asked);
          // The same without what was refused for a colleague's lead, through one user a company.
          const rest = batch.filter((_, n) => {
            const result = results[n];
            return result?.accepted || result?.because !== "company_leads";
          });
          one.ask(
            ...rest.map((o) => {
              const company = companyOf(o.user);
              return askedBy(company === null ? o.user : company, company, o.kind, o.rupees);
            }),
          );
        }
        const facts = (rows: readonly EntryRow[]) =>
          rows.map(({ kind, amount, bidder, bidder_mark, note }) => ({
            ...{ kind, amount, bidder, bidder_mark },
            note: kind === "open" ? "" : note,
          }));
        expect(facts(many.entries)).toEqual(facts(one.entries));
        const marks = new Map(many.entries.map((row) => [row.bidder, row.bidder_mark]));
        for (const row of many.entries) expect(marks.get(row.bidder)).toBe(row.bidder_mark);
        expect(new Set(marks.values()).size).toBe(marks.size);
        expect(await firstLedgerFault("1", many.entries.map(presentEntry), sha256)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe("versions of the ledger (P2)", () => {
  const salt = "pepper";
  /** A chain of bids as the versions before wrote it: each under its user's mark. */
  function chainOf(versions: readonly number[]) {
    let previous = LEDGER_START;
    return versions.map((version, i) => {
      const isOpening = i === 0 && version > 1;
      const entry = {
        version,
        seq: i + 1,
        kind: isOpening ? ("open" as const) : ("bid" as const),
        amount: isOpening ? 0 : 1000 + i * 100,
        time: minutes(i).toISOString(),
        bidder: isOpening ? "" : `Bidder ${i}`,
        bidder_mark: isOpening ? "" : bidderMark(salt, { bidderId: i, companyId: 70 }, version),
        user_mark: version < 3 || isOpening ? "" : userMark(salt, i + 1, i, version),
        ends_at: minutes(60).toISOString(),
        voids: null,
        note: "",
        commitment: isOpening ? "a".repeat(64) : "",
        opened: "",
        opens: null,
        previous,
      };
      const hash = sha256(ledgerLine("1", entry));
      previous = hash;
      return { ...entry, hash };
    });
  }
  test.each([[[1, 1, 1]], [[1, 1, 2, 2]], [[2, 2, 2]], [[2, 2, 3, 3]], [[1, 2, 3]], [[3, 3, 3]]])(
    "a chain of %j verifies: each line says its own version",
    async (versions) => {
      expect(await firstLedgerFault("1", chainOf(versions), sha256)).toBeNull();
    },
  );
  test("a version never goes back, and one said otherwise does not verify", async () => {
    expect(await firstLedgerFault("1", chainOf([3, 2]), sha256)).toMatchObject({ what: "order" });
    const altered = chainOf([2, 2]).map((entry) => ({ ...entry, version: 3 }));
    expect(await firstLedgerFault("1", altered, sha256)).toMatchObject({ seq: 1, what: "hash" });
  });
  test("up to version 2 a mark is the user's, from 3 on the company's", () => {
    const [asha, bilal] = [1, 2].map((bidderId) => ({ bidderId, companyId: 70 }));
    const mark = (who: typeof asha, version: number) => bidderMark(salt, who ?? null, version);
    expect(mark(asha, 2)).not.toBe(mark(bilal, 2));
    expect(mark(asha, 3)).toBe(mark(bilal, 3));
    expect(mark(asha, 2)).toBe(mark(asha, 1));
  });
});
