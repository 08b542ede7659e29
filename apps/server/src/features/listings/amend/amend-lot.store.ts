import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { currentTerms, publishTerms, type SavedTerms } from "../terms/terms.store.ts";

/** A published lot as far as it may be changed: weight in grams, money of the terms in paise. */
export interface AmendableLot {
  readonly quantity_milli: number;
  readonly weight_grams: number | null;
  readonly description: string;
  readonly terms: SavedTerms | null;
}

/** The fields that may be changed of a lot, and whose it is. */
export async function findAmendable(db: Db, lotId: number) {
  const row = await db
    .selectFrom("lots")
    .innerJoin("lot_times", "lot_times.lot_id", "lots.id")
    .innerJoin("standings", "standings.lot_id", "lots.id")
    .select(["lots.id", "url", "title", "seller_id", "approval", "basis", "unit"])
    .select(["quantity_milli", "weight_grams", "description", "corrigenda", "invited_only"])
    .select(["closed_at", "outcome", "paused_at", "ends_at", "market_value", "highest_bid"])
    .select(currentTerms.as("terms"))
    .where("lots.id", "=", lotId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { version: _, ...fields } = row.terms ?? { version: 0 };
  return { ...row, terms: row.terms && (fields as SavedTerms) };
}

/**
 * The change of a published lot whose auction is locked: a further corrigendum, and a version of
 * its terms where these are others.
 * @param madeBy who publishes it
 */
export async function amendLot(
  tx: Tx,
  lotId: number,
  { terms, ...goods }: AmendableLot,
  madeBy: number,
): Promise<void> {
  const { quantity_milli, weight_grams, description } = goods;
  await tx
    .updateTable("lots")
    .set({ quantity_milli, weight_grams, description, corrigenda: sql`corrigenda + 1` })
    .where("id", "=", lotId)
    .execute();
  if (terms) await publishTerms(tx, [{ id: lotId, terms }], madeBy);
}
