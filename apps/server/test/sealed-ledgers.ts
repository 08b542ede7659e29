import type { Paise } from "@rebale/contract";
import { LEDGER_START, type LedgerEntry, ledgerLine } from "@rebale/contract/auctions/ledger";
import type { Auction } from "../src/features/auctions/domain/auction.ts";
import {
  amountCommitment,
  chainEntry,
  type EntryRow,
  ledgerVersion,
  type NewEntry,
  presentEntry,
  reserveText,
  sha256,
} from "../src/features/auctions/domain/ledger/ledger-chain.rules.ts";
import { LedgerDraft } from "../src/features/auctions/domain/ledger/ledger-draft.rules.ts";
import { inBidOrder, seedOf } from "../src/features/auctions/domain/ledger/seed.rules.ts";
import type { Bidder } from "../src/features/auctions/domain/sale/party.rules.ts";
import { anAuction, minutes, noon, rs } from "./an-auction.ts";

/** Whole ledgers of lots that are sold by tender, as the market writes them. */

export const LEDGER_SALT = "a ledger's salt";
export const bidders = [1, 2, 3, 4].map(
  (alias): Bidder => ({ alias, bidderId: 10 + alias, companyId: 100 + alias }),
);
const saltOf = (n: number) => n.toString(16).padStart(64, "0");

interface Tender {
  readonly seq: number;
  readonly amount: Paise;
  readonly salt: string;
  readonly commitment: string;
  readonly bidder: Bidder;
}

/** A lot that is sold by tender, a step after another. */
export class SealedLot {
  readonly draft: LedgerDraft;
  readonly #standing = new Map<number, Tender>();
  readonly #rest: number[] = [];

  constructor(over: Partial<Auction> = {}) {
    const auction = anAuction({
      ...{ marketValue: rs(92), reservePrice: rs(100) },
      format: { kind: "tender", rules: null, stage: "tender" },
      ...over,
    });
    const version = ledgerVersion("tender", 0);
    const head = { lotId: auction.id, seq: 0, hash: LEDGER_START, salt: LEDGER_SALT, version };
    this.draft = new LedgerDraft({ auction, head }, { now: noon, aliases: new Map() });
    this.draft.open();
  }

  /** @param rupees 0 takes the tender back */
  tender(bidder: Bidder, rupees: number): this {
    const amount = rs(rupees);
    const salt = saltOf(this.draft.head.seq);
    const commitment = amountCommitment(amount, salt);
    const { seq } = this.draft.writeTender(bidder, commitment);
    const before = this.#standing.get(bidder.alias);
    if (before) this.#rest.push(before.seq);
    this.#standing.delete(bidder.alias);
    if (amount === 0) this.#rest.push(seq);
    else this.#standing.set(bidder.alias, { seq, amount, salt, commitment, bidder });
    return this;
  }

  open(): this {
    const tenders = inBidOrder([...this.#standing.values()], seedOf(LEDGER_SALT));
    this.draft.unseal(tenders.length, this.#rest);
    for (const { bidder, ...tender } of tenders) this.draft.writeSealed(bidder, tender);
    return this;
  }

  /** The lines, and the one that ends it. */
  ended(note: "sold" | "no_bids" | "too_few_bidders"): EntryRow[] {
    const { auction, head, entries } = this.draft;
    const isFew = note === "too_few_bidders";
    const lines = [...this.#standing.values()].map(({ seq }) => seq).sort((a, b) => a - b);
    const winner = bidders.find(({ alias }) => note === "sold" && alias === auction.leaderAlias);
    const close: NewEntry = {
      ...{ kind: "close", note, at: minutes(60), endsAt: auction.endsAt },
      ...{ bidder: winner ?? null, amount: winner ? auction.highest : rs(0) },
      opened: reserveText(auction, head.salt),
      ...(isFew && { opens: lines }),
    };
    return [...entries, chainEntry(head, close)];
  }
}

/** The scenario of the requirement: C changes its tender, D takes its own back. */
export function soldByTender(): EntryRow[] {
  const [a, , c, d] = bidders as [Bidder, Bidder, Bidder, Bidder];
  const lot = new SealedLot().tender(a, 101.35).tender(c, 104.1).tender(c, 103.25);
  return lot.tender(d, 95).tender(d, 0).open().ended("sold");
}

/** A chain whose lines were changed, and hashed anew by who could. */
export function hashedAnew(
  entries: readonly LedgerEntry[],
  change: (entry: LedgerEntry) => Partial<LedgerEntry>,
): LedgerEntry[] {
  let previous = LEDGER_START;
  return entries.map((entry) => {
    const { line: _, ...changed } = { ...entry, ...change(entry), previous };
    previous = sha256(ledgerLine("1", changed));
    return { ...changed, hash: previous };
  });
}

export const presented = (rows: readonly EntryRow[]): LedgerEntry[] => rows.map(presentEntry);
