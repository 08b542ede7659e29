import type { DeclarationState } from "@rebale/contract/invoices/kinds";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { type Advance, earlier } from "../../../platform/db/move-times.ts";

export interface DeclarationRow {
  readonly id: number;
  readonly state: DeclarationState;
  readonly document: string;
  readonly mediaType: string;
  readonly sentAt: Date;
  readonly answeredAt: Date | null;
  /** YYYY-MM-DD in India: it decides the form. */
  readonly saleDay: string;
}

export async function lastDeclaration(
  db: Db,
  awardId: number,
): Promise<DeclarationRow | undefined> {
  const { rows } = await sql<DeclarationRow>`select d.id, coalesce(d.answer, 'waiting') as state,
      d.document, c.media_type as "mediaType", d.sent_at as "sentAt",
      d.answered_at as "answeredAt",
      (a.sold_at at time zone 'Asia/Kolkata')::date::text as "saleDay"
    from award_declarations d join company_files c on c.file = d.document
      join sales a on a.id = d.award_id
    where d.award_id = ${awardId} order by d.id desc limit 1`.execute(db);
  return rows[0];
}

/** Declarations of the sales of a selling company: when they came and were answered. */
export async function moveDeclarationTimes(
  tx: Tx,
  { companyId, seconds }: Advance,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update award_declarations set ${earlier(["sent_at", "answered_at"], seconds)}
    from sales a where a.id = award_declarations.award_id and a.seller_company_id = ${companyId}
    returning award_declarations.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const addDeclaration = (tx: Tx, awardId: number, document: string, userId: number) =>
  tx
    .insertInto("award_declarations")
    .values({ award_id: awardId, document, sent_by: userId })
    .execute();

export const answerDeclaration = (
  tx: Tx,
  id: number,
  answer: "accepted" | "declined",
  userId: number,
) =>
  tx
    .updateTable("award_declarations")
    .set({ answer, answered_by: userId, answered_at: sql<Date>`market_now()` })
    .where("id", "=", id)
    .execute();
