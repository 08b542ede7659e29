import { firstLedgerFault, type LedgerEntry, type LedgerFault } from "@rebale/contract/ledger";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";

export interface Verdict {
  entries: number;
  fault: LedgerFault | null;
  last: string;
}

/**
 * Reads the whole ledger and computes every hash again. Loaded only when somebody asks: the
 * contract brings zod with it.
 */
export async function verifyLedger(idname: string): Promise<Verdict> {
  const entries: LedgerEntry[] = [];
  let productId = "";
  for (let more = true; more; ) {
    const page = await api.call(auctions.ledger, {
      params: { idname },
      query: { after: entries.at(-1)?.seq ?? 0 },
    });
    entries.push(...page.data);
    productId = page.product_id;
    more = page.more && page.data.length > 0;
  }
  return {
    entries: entries.length,
    fault: await firstLedgerFault(productId, entries, sha256),
    last: entries.at(-1)?.hash ?? "",
  };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
