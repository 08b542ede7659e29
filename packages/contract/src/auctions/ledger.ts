import { z } from "zod";
import type { PayThrough } from "../awards/states.ts";
import type { Deposit } from "../listings/deposit.ts";
import type { SaleTerms } from "../listings/sale-terms.ts";

/**
 * The public ledger of one auction, each entry carrying the SHA-256 of the line before: what it
 * opened on, every accepted bid, every maximum that was left (as a commitment), every voiding, the
 * pause, extension or withdrawal by the office, the closing certificate and, below the reserve,
 * what became of the seller's approval. Server, command line and browser hash the same text, made
 * here.
 *
 * Version 1 has no opening and no maximums. Up to version 2 a bidder is a user, from version 3 on a
 * company, through whichever of its users. Chains of earlier versions still verify, and go on in
 * this one.
 */
export const LEDGER_VERSION = 3;

export const LedgerEntry = z.object({
  version: z.number().int().describe("Of the line: 1, 2 or 3."),
  seq: z.number().int(),
  kind: z.enum([
    "open",
    "bid",
    "maximum",
    "void",
    "pause",
    "resume",
    "extend",
    "withdraw",
    "close",
    "answer",
  ]),
  /**
   * Rupees. For a voiding the voided amount, for the close and the seller's answer the winning one
   * (0 when nobody won), for an opening and a maximum 0.
   */
  amount: z.number(),
  /** ISO 8601 in UTC, milliseconds. */
  time: z.string(),
  /** `Bidder 7`, from version 3 on a company; empty when nobody is meant. */
  bidder: z.string(),
  /**
   * One-way mark of the bidder: the same in all lines of one auction from version 3 on, meaningless
   * outside it. In lines before that it is the user's.
   */
  bidder_mark: z.string(),
  /**
   * From version 3 on a one-way mark of the user who acted, another in each line: who of a company
   * it was stays with the market, and cannot be changed unseen. Before that empty.
   */
  user_mark: z.string(),
  /** When the auction ended or would end after this entry. */
  ends_at: z.string(),
  /** A voiding names the bid it voids. */
  voids: z.number().int().nullable(),
  /**
   * The reason of a voiding, pause, resumption, extension or withdrawal; the outcome of a close;
   * `accepted`, `declined` or `lapsed` for the seller's answer; for an opening the SHA-256 of
   * `openingText`; of a bid `automatic` when the market placed it for a maximum, `tie` when it only
   * equals the leader's earlier maximum, `counter_offer` when it accepts the seller's price after
   * the close.
   */
  note: z.string(),
  /** SHA-256 of `amount:salt`: of an opening the reserve, of a maximum the maximum; else empty. */
  commitment: z.string(),
  /**
   * The text behind the opening's commitment, in the entry that ends the sale: the close, or the
   * seller's answer where the close leaves it to them; else empty.
   */
  opened: z.string(),
  previous: z.string(),
  hash: z.string(),
  line: z.string().optional().describe("The text whose SHA-256 is `hash`; from version 2 on."),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

/** An entry's number as a caller sends it; the database counts in 32 bits. */
export const MAX_SEQ = 2_147_483_647;
export const Seq = z.int().min(1).max(MAX_SEQ);

/** The first entry's `previous`, in place of a hash. */
export const LEDGER_START = "0".repeat(64);

/** The exact text whose SHA-256 (UTF-8, hex) is the entry's hash. */
export function ledgerLine(productId: string, e: Omit<LedgerEntry, "hash" | "line">): string {
  const first = [productId, e.seq, e.kind, e.amount.toFixed(2), e.time, e.bidder, e.bidder_mark];
  const rest = [e.ends_at, e.voids, e.note];
  return JSON.stringify(
    e.version === 1
      ? [...first, ...rest, e.previous]
      : [
          ...[e.version, ...first, ...rest, e.commitment, e.opened],
          ...(e.version === 2 ? [] : [e.user_mark]),
          e.previous,
        ],
  );
}

/** The text whose SHA-256 is a commitment. Amounts are rupees; 0 stands for none. */
export const commitmentText = (amount: number, salt: string): string =>
  `${amount.toFixed(2)}:${salt}`;

/** An auction's opening. Times are ISO 8601 in UTC, money is rupees in the lot's basis. */
export interface Opening {
  readonly product_id: string;
  readonly basis: string;
  readonly basis_quantity: number | null;
  readonly quantity: number;
  readonly unit: string;
  readonly market_value: number | null;
  readonly bid_increment: number | null;
  readonly soft_close_minutes: number;
  readonly starts_at: string | null;
  /** As it was at the opening: the opening entry has it. */
  readonly ends_at: string;
  /** Null for a lot without terms, whose opening says nothing of them. */
  readonly terms: SaleTerms | null;
  /** Null for a lot that asks for none, whose opening says nothing of it. */
  readonly deposit: Deposit | null;
  /** The opening leaves out `parties`. */
  readonly pay_through: PayThrough;
}

/** The text whose SHA-256 the opening entry carries. */
export const openingText = (o: Opening): string =>
  JSON.stringify([
    o.product_id,
    o.basis,
    o.basis_quantity,
    o.quantity,
    o.unit,
    o.market_value?.toFixed(2) ?? null,
    o.bid_increment?.toFixed(2) ?? null,
    o.soft_close_minutes,
    o.starts_at && new Date(o.starts_at).toISOString(),
    o.ends_at,
    ...(o.terms ? [termsParts(o.terms)] : []),
    ...(o.deposit ? [depositParts(o.deposit)] : []),
    ...(o.pay_through === "market" ? [{ pay_through: o.pay_through }] : []),
  ]);

/** Every field in a fixed order: how they are stored does not matter. */
const termsParts = (t: SaleTerms) => [
  t.version,
  t.inspection_days,
  t.inspection_contact,
  t.tolerance_percent,
  t.payment_days,
  t.lifting_days,
  t.ground_rent_per_day?.toFixed(2) ?? null,
  t.loading_by,
  t.deductions.map(({ what, above_percent, rate_percent }) => [what, above_percent, rate_percent]),
  t.documents,
  ...(t.event_terms === undefined ? [] : [t.event_terms]),
  ...lateParts(t),
];

const depositParts = ({ kind, percent, amount }: Deposit) => ({
  deposit: [kind, (kind === "percent" ? percent : amount)?.toFixed(2)],
});

/** Nothing where none is agreed, as it was before there were any. */
const lateParts = (t: SaleTerms) => {
  const parts = [t.grace_days, t.late_fee_percent, t.forfeit_percent, t.claim_hours];
  return parts.every((part) => part == null) ? [] : [parts.map((part) => part ?? null)];
};

/** Where a lot's ledger ended on a day. */
export interface DayEnd {
  readonly product_id: string;
  readonly seq: number;
  readonly hash: string;
}

/** The text whose SHA-256 is a day's root: a line for each lot, by id. */
export const dailyRootText = (lots: readonly DayEnd[]): string =>
  lots.map(({ product_id, seq, hash }) => `${product_id}:${seq}:${hash}`).join("\n");

export type LedgerFault = { seq: number; what: "order" | "link" | "hash" | "reserve" };
type Sha256 = (text: string) => string | Promise<string>;

/** The first fault of a chain, or null when it is whole. `sha256` gives lower-case hex. */
export async function firstLedgerFault(
  productId: string,
  entries: readonly LedgerEntry[],
  sha256: Sha256,
): Promise<LedgerFault | null> {
  let previous = LEDGER_START;
  let version = 1;
  for (const [i, entry] of entries.entries()) {
    if (entry.seq !== i + 1 || entry.version < version || !isInPlace(entry))
      return { seq: entry.seq, what: "order" };
    if (entry.previous !== previous) return { seq: entry.seq, what: "link" };
    if ((await sha256(ledgerLine(productId, entry))) !== entry.hash)
      return { seq: entry.seq, what: "hash" };
    ({ hash: previous, version } = entry);
  }
  return reserveFault(entries, sha256);
}

/** A chain of version 2 or later begins with its opening, and has no other. */
const isInPlace = ({ version, seq, kind }: LedgerEntry): boolean =>
  version === 1 || (kind === "open") === (seq === 1);

/** The reserve that is opened at the end must be the one that the opening committed to. */
async function reserveFault(
  entries: readonly LedgerEntry[],
  sha256: Sha256,
): Promise<LedgerFault | null> {
  const [opening] = entries;
  const close = entries.find(({ kind }) => kind === "close");
  const end =
    close?.note === "reserve_not_met" ? entries.find(({ kind }) => kind === "answer") : close;
  if (opening?.kind !== "open" || !end) return null;
  const isSame = (await sha256(end.opened)) === opening.commitment;
  return isSame ? null : { seq: end.seq, what: "reserve" };
}
