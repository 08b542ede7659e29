import type { AuctionDetails } from "@rebale/contract/auctions";
import { commitmentText, type LedgerEntry } from "@rebale/contract/auctions/ledger";
import { firstLedgerFault, type LedgerFault } from "@rebale/contract/auctions/ledger-faults";
import { committedLot } from "@rebale/contract/auctions/ledger-opening";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { readLedger } from "./read-ledger.ts";

export interface Verdict {
  bids: number;
  /** Lines of sealed tenders; a company may have several. */
  tenders: number;
  fault: { seq: number; what: LedgerFault["what"] | "terms" | "maximum" } | null;
  last: string;
  /** One's own maximum in rupees, held against its commitment; null without one. */
  maximum: number | null;
}

/**
 * Reads the whole ledger, computes every hash again, and holds the lot's terms and one's own
 * maximum against what was committed to. Loaded only when somebody asks: the contract brings zod
 * with it.
 * @param isMember whether a buyer asks, who may have left a maximum
 */
export async function verifyLedger(lot: AuctionDetails, isMember: boolean): Promise<Verdict> {
  // First the maximum: one that is left meanwhile is not looked for in an older ledger.
  const own = isMember ? await ownMaximum(lot._id) : null;
  const { entries, productId } = await readLedger(lot.url);
  const fault =
    (await firstLedgerFault(productId, entries, sha256, lot)) ??
    (await termsFault(lot, entries)) ??
    (own && (await maximumFault(own, entries)));
  return {
    bids: entries.filter(({ kind }) => kind === "bid").length,
    tenders: entries.filter(({ kind }) => kind === "tender").length,
    fault,
    last: entries.at(-1)?.hash ?? "",
    maximum: own && own.amount > 0 ? own.amount : null,
  };
}

interface OwnMaximum {
  amount: number;
  salt: string;
  seq: number;
}

async function ownMaximum(lotId: string): Promise<OwnMaximum | null> {
  try {
    const params = { product_id: lotId };
    return (await api.call(auctions.readMaximum, { params })).data;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

async function termsFault(lot: AuctionDetails, entries: readonly LedgerEntry[]) {
  const committed = committedLot({ ...lot, product_id: lot._id }, lot.description, entries);
  const isSame = !committed || (await sha256(committed.text)) === committed.hash;
  return isSame ? null : { seq: committed.seq, what: "terms" as const };
}

async function maximumFault({ amount, salt, seq }: OwnMaximum, entries: readonly LedgerEntry[]) {
  const entry = entries.find((one) => one.seq === seq);
  const isSame = entry?.commitment === (await sha256(commitmentText(amount, salt)));
  return isSame ? null : { seq, what: "maximum" as const };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
