import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { type InferResult, sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { usualTerms } from "./usual-terms.store.ts";

/** Terms as they are stored: ground rent in paise, and what the lot's event says. */
export interface SavedTerms extends SaleTermsIn {
  readonly event_terms?: string;
}
export interface StoredTerms extends SavedTerms {
  readonly version: number;
}

const NOTHING_AGREED = SaleTermsIn.parse({});

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
  lots: readonly { readonly id: number; readonly terms: SavedTerms }[],
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
      (select max(version) from lot_terms where lot_terms.lot_id = lots.id),
      tax_hold_days = (asked.terms ->> 'tax_hold_days')::int
    from json_to_recordset(${rows}::json) as asked (id bigint, terms jsonb)
    where lots.id = asked.id`.execute(tx);
}

export async function takeTermsAway(tx: Tx, lotIds: readonly number[]): Promise<void> {
  if (lotIds.length === 0) return;
  await tx
    .updateTable("lots")
    .set({ terms_version: null, tax_hold_days: null })
    .where("id", "in", [...lotIds])
    .execute();
}

/** The terms that lots bring to approval: their version, the usual ones, their event's words. */
export const readProposals = async (tx: Tx, lotIds: readonly number[]): Promise<Proposal[]> =>
  lotIds.length === 0
    ? []
    : proposalRows(tx)
        .where("lots.id", "in", [...lotIds])
        .execute();

const proposalRows = (tx: Tx) =>
  tx
    .selectFrom("lots")
    .leftJoin("event_lots", "event_lots.lot_id", "lots.id")
    .leftJoin("events", "events.id", "event_lots.event_id")
    .select(["lots.id", "lots.terms_version", "events.inspection", "events.terms as event_terms"])
    .select(sql<SaleTermsIn | null>`coalesce(lots.proposed_terms, ${usualTerms})`.as("proposed"))
    .select(currentTerms.as("standing"));
export type Proposal = InferResult<ReturnType<typeof proposalRows>>[number];

/** A seller's terms for new lots, over the usual ones. */
export async function proposeTerms(
  tx: Tx,
  lots: readonly { readonly id: number; readonly fields: Partial<SaleTermsIn> }[],
): Promise<void> {
  const nothing = JSON.stringify(NOTHING_AGREED);
  await sql`update lots set proposed_terms =
      coalesce(${usualTerms}, ${nothing}::jsonb) || proposed.fields
    from json_to_recordset(${JSON.stringify(lots)}::json) as proposed (id bigint, fields jsonb)
    where lots.id = proposed.id
      and (proposed.fields <> '{}' or ${usualTerms} is not null)`.execute(tx);
}
