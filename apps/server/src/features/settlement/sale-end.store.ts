import type { ProposedTerms } from "@rebale/contract/listings/sale-terms";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** How a sale ends once its goods have left: what was agreed, and what both sides say. */

type Side = "buyer" | "seller";
type Answer = "accepted" | "disputed";

/** The agreed terms, as far as a sale's end needs them. */
export interface AgreedEnd {
  readonly deductions: ProposedTerms["deductions"];
  readonly claimHours: number | null;
  readonly tolerancePercent: number | null;
}
export async function agreedEnd(db: Db, awardId: number): Promise<AgreedEnd> {
  const { rows } = await sql<AgreedEnd>`
    select coalesce(terms.fields -> 'deductions', '[]') as deductions,
      (terms.fields ->> 'claim_hours')::float8 as "claimHours",
      (terms.fields ->> 'tolerance_percent')::float8 as "tolerancePercent"
    from sales a left join agreed_terms terms
      on terms.lot_id = a.lot_id and terms.version = a.terms_version
    where a.id = ${awardId}`.execute(db);
  if (!rows[0]) throw new Error(`There is no award ${awardId}`);
  return rows[0];
}

export interface WordOnWeight {
  readonly side: Side;
  readonly answer: Answer;
  readonly reason: string | null;
  readonly givenAt: Date;
}
export async function wordsOnWeight(db: Db, awardId: number): Promise<WordOnWeight[]> {
  const { rows } = await sql<WordOnWeight>`
    select side, answer, reason, given_at as "givenAt" from settlement_answers
    where award_id = ${awardId}`.execute(db);
  return rows;
}

/** A side's rating of the other; undefined for nothing yet. */
export const ratingBy = async (db: Db, awardId: number, side: string) =>
  (
    await sql<{ stars: number; reasons: string[] }>`
      select stars, reasons from ratings
      where award_id = ${awardId} and side = ${side}`.execute(db)
  ).rows[0];
