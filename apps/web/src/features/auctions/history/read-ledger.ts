import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";

/** The whole public ledger of an auction, page by page. */
export async function readLedger(idname: string) {
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
  return { entries, productId };
}
