import { z } from "zod";

/**
 * The public ledger of one auction, each entry carrying the SHA-256 of the line before: what it
 * opened on, every accepted bid, every maximum that was left (as a commitment), every voiding, the
 * pause, extension or withdrawal by the office, the closing certificate and, below the reserve,
 * what became of the seller's approval. Where there are sealed tenders also each of them (as a
 * commitment), and which bids they opened to; where the lot was changed, the change. Server,
 * command line and browser hash the same text, made here.
 *
 * Version 1 has no opening and no maximums. Up to version 2 a bidder is a user, from version 3 on a
 * company, through whichever of its users. Version 4 adds `opens`; a ledger is written in it where
 * there are tenders, and from its first change on. Chains of earlier versions still verify, and go
 * on in a later one; a chain's version never falls.
 */
export const LEDGER_VERSION = 3;
export const SEALED_VERSION = 4;

export const LedgerEntry = z.object({
  version: z.number().int().describe("Of the line: 1 to 4."),
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
    "tender",
    "unseal",
    "stage",
    "amend",
  ]),
  /**
   * Rupees. For a voiding the voided amount, for the close and the seller's answer the winning one
   * (0 when nobody won), for an opening, a maximum and a tender 0.
   */
  amount: z.number(),
  /** ISO 8601 in UTC, milliseconds. */
  time: z.string(),
  /** `Bidder 7`, from version 3 on a company; empty when nobody is meant, and of a tender. */
  bidder: z.string(),
  /**
   * One-way mark of the bidder: the same in all lines of one auction from version 3 on, meaningless
   * outside it. In lines before that it is the user's. Of a tender another in each line: whose
   * tenders are the same company's cannot be seen.
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
   * the close, `sealed` when it is a tender that was opened; of an `unseal` how many were, of a
   * `stage` the one that begins, of an `amend` the reason.
   */
  note: z.string(),
  /**
   * SHA-256 of `amount:salt`: of an opening the reserve, of a maximum the maximum, of a tender its
   * amount (0.00 takes it back). Of an `amend` the SHA-256 of `amendText`; else empty.
   */
  commitment: z.string(),
  /**
   * The text behind the opening's commitment, in the entry that ends the sale: the close, or the
   * seller's answer where the close leaves it to them. Of a bid that was a tender the text behind
   * that tender's, of an `unseal` the seed that ties were decided by; else empty.
   */
  opened: z.string(),
  /**
   * Numbers of `tender` lines, ascending: of a bid noted `sealed` the one it was, of an `unseal`
   * those that stay closed, of a close for too few bidders those that stood. Else null, as before
   * version 4.
   */
  opens: z.array(z.int()).nullable(),
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
          ...(e.version < SEALED_VERSION ? [] : [e.opens]),
          e.previous,
        ],
  );
}

/** The text whose SHA-256 is a commitment. Amounts are rupees; 0 stands for none. */
export const commitmentText = (amount: number, salt: string): string =>
  `${amount.toFixed(2)}:${salt}`;

/** The text by whose SHA-256 equal tenders are ordered: the lowest comes first. */
export const tieText = (seed: string, commitment: string): string => `${seed}:${commitment}`;

/** Where a lot's ledger ended on a day. A lot that is for the invited alone has its mark for an id. */
export interface DayEnd {
  readonly product_id: string | null;
  /** The lot's `root_mark`; null where its id is told. */
  readonly mark: string | null;
  readonly seq: number;
  readonly hash: string;
}

/** The text whose SHA-256 is a day's root: a line for each lot, in the order of `inRootOrder`. */
export const dailyRootText = (lots: readonly DayEnd[]): string =>
  lots
    .map(({ product_id, mark, seq, hash }) => `${product_id ?? `~${mark}`}:${seq}:${hash}`)
    .join("\n");

/** The lots of a day's root, which come by id: after all others the hidden ones, by mark. */
export const inRootOrder = (lots: readonly DayEnd[]): DayEnd[] => [
  ...lots.filter(({ product_id }) => product_id !== null),
  ...lots
    .filter(({ product_id }) => product_id === null)
    .sort((a, b) => ((a.mark ?? "") < (b.mark ?? "") ? -1 : 1)),
];
