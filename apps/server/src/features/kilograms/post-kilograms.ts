import type { Tx } from "../../platform/db/db.ts";
import { postEntries } from "../journal/index.ts";
import type { Entry } from "./kg-entry.rules.ts";
import { type SaleOfGoods, salesOfGoods } from "./kg-journal.store.ts";

/**
 * Enters what happened in the journal, each once: what was entered before under its key is left as
 * it is. The auction's row is locked.
 * @throws Error where an entry of the same key has other lines: two events share a name
 */
export async function postKilograms(
  tx: Tx,
  entries: readonly Entry[],
  actorId: number | null,
): Promise<void> {
  if (entries.length === 0) return;
  const sales = await salesOfGoods(
    tx,
    entries.map(({ awardId }) => awardId),
  );
  await postEntries(
    tx,
    entries.map((entry) => ({
      ...entry,
      lines: linesOf(entry, sales.get(entry.awardId)),
      ...{ reverses: null, actorId, cause: {}, happenedOn: null },
    })),
  );
}

/** Leaving goods are the seller's; goods that have left are the buyer's. */
function linesOf({ awardId, lines }: Entry, sale: SaleOfGoods | undefined) {
  if (!sale) throw new Error(`There is no award ${awardId}`);
  const { asset, sellerCompanyId, buyerCompanyId } = sale;
  return lines.map(({ kind, material: product, grams: amount }) => {
    const companyId = kind === "lot" ? sellerCompanyId : buyerCompanyId;
    return { kind, product, amount, companyId, asset, awardId: null };
  });
}
