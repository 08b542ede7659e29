import { z } from "zod";

/**
 * The public ledger of one auction: every accepted bid, every voiding, the closing certificate and,
 * below the reserve, what
 * became of the seller's approval, each carrying the SHA-256 of the line before. Server, command
 * line and browser hash the same text, made here.
 */
export const LedgerEntry = z.object({
  seq: z.number().int(),
  kind: z.enum(["bid", "void", "close", "answer"]),
  /**
   * Rupees. For a voiding the voided amount, for the close and the seller's answer the winning one
   * (0 when nobody won).
   */
  amount: z.number(),
  /** ISO 8601 in UTC, milliseconds. */
  time: z.string(),
  /** `Bidder 7`; empty when nobody is meant. */
  bidder: z.string(),
  /** One-way mark of the bidder, the same through one auction, meaningless outside it. */
  bidder_mark: z.string(),
  /** When the auction ended or would end after this entry. */
  ends_at: z.string(),
  /** A voiding names the bid it voids. */
  voids: z.number().int().nullable(),
  /**
   * A voiding's reason; the outcome of a close; `accepted`, `declined` or `lapsed` for the seller's
   * answer.
   */
  note: z.string(),
  previous: z.string(),
  hash: z.string(),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

/** An entry's number as a caller sends it; the database counts in 32 bits. */
export const MOST_SEQ = 2_147_483_647;
export const Seq = z.int().min(1).max(MOST_SEQ);

/** What the first entry has in place of a hash before it. */
export const LEDGER_START = "0".repeat(64);

/** The exact text whose SHA-256 (UTF-8, hex) is the entry's hash. */
export function ledgerLine(productId: string, e: Omit<LedgerEntry, "hash">): string {
  return JSON.stringify([
    productId,
    e.seq,
    e.kind,
    e.amount.toFixed(2),
    e.time,
    e.bidder,
    e.bidder_mark,
    e.ends_at,
    e.voids,
    e.note,
    e.previous,
  ]);
}

export type LedgerFault = { seq: number; what: "order" | "link" | "hash" };

/** The first fault of a chain, or null when it is whole. `sha256` gives lower-case hex. */
export async function firstLedgerFault(
  productId: string,
  entries: readonly LedgerEntry[],
  sha256: (text: string) => string | Promise<string>,
): Promise<LedgerFault | null> {
  let previous = LEDGER_START;
  for (const [i, entry] of entries.entries()) {
    if (entry.seq !== i + 1) return { seq: entry.seq, what: "order" };
    if (entry.previous !== previous) return { seq: entry.seq, what: "link" };
    if ((await sha256(ledgerLine(productId, entry))) !== entry.hash)
      return { seq: entry.seq, what: "hash" };
    previous = entry.hash;
  }
  return null;
}
