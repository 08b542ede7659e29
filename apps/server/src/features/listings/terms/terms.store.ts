import type { SaleTermsIn } from "@rebale/contract/sale-terms";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";

/** Terms as they are kept: ground rent in paise. */
export interface StoredTerms extends SaleTermsIn {
  readonly version: number;
}

/** The terms that stand for a lot, as a column of queries on `lots`. */
export const currentTerms = sql<StoredTerms | null>`(
  select jsonb_set(terms.fields, '{version}', to_jsonb(terms.version)) from lot_terms terms
  where terms.lot_id = lots.id and terms.version = lots.terms_version)`;

/**
 * Makes these the terms of locked lots: a new version where the fields are others than the last
 * version's. Two statements, however many lots.
 * @param madeBy who of the office
 */
export async function publishTerms(
  tx: Tx,
  lots: readonly { readonly id: number; readonly terms: SaleTermsIn }[],
  madeBy: number,
): Promise<void> {
  if (lots.length === 0) return;
  const rows = JSON.stringify(lots);
  await sql`insert into lot_terms (lot_id, version, fields, made_by)
    select asked.id, coalesce(latest.version, 0) + 1, asked.terms, ${madeBy}
    from json_to_recordset(${rows}::json) as asked (id bigint, terms jsonb)
    left join lateral (select version, fields from lot_terms
      where lot_id = asked.id order by version desc limit 1) latest on true
    where latest.fields is distinct from asked.terms`.execute(tx);
  await sql`update lots set terms_version =
      (select max(version) from lot_terms where lot_terms.lot_id = lots.id)
    from json_to_recordset(${rows}::json) as asked (id bigint)
    where lots.id = asked.id`.execute(tx);
}

export const takeTermsAway = (tx: Tx, lotId: number) =>
  tx.updateTable("lots").set({ terms_version: null }).where("id", "=", lotId).execute();

/** What lots of an approval have by themselves: their version, and what the seller proposes. */
export const readProposals = (tx: Tx, lotIds: readonly number[]) =>
  tx
    .selectFrom("lots")
    .select(["id", "terms_version", "proposed_terms"])
    .where("id", "in", [...lotIds])
    .execute();
