import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import type { Paper } from "./paper.ts";
import { papersByIds } from "./papers.store.ts";

export interface CompanyPaper extends Paper {
  /** The company's side of the sale. */
  readonly side: "buyer" | "seller";
  readonly buyerPan: string | null;
  readonly sellerPan: string | null;
  /** The buyer has declared against TCS, and the seller has accepted it. */
  readonly isDeclared: boolean;
  /** GST that the buyer keeps for the government, in percent of the value; 0 for none. */
  readonly gstTdsPercent: number;
}
type Beside = Omit<CompanyPaper, keyof Paper> & { readonly id: number };

/**
 * A company's papers of some days, by day and number: those of its sales and purchases, and the
 * market's own to it.
 * @param days YYYY-MM-DD in India, both included
 */
export async function papersOfCompany(
  db: Db,
  companyId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CompanyPaper[]> {
  const { rows } = await sql<Beside>`
    select i.id, own.side, buyer.pan as "buyerPan", seller.pan as "sellerPan",
      exists (select from award_declarations d
        where d.award_id = i.award_id and d.answer = 'accepted') as "isDeclared",
      coalesce(round(a.gst_tds * 100.0 / nullif(a.value, 0), 2), 0)::float8 as "gstTdsPercent"
    from sales a
      cross join lateral (select case when a.company_id = ${companyId} then 'buyer'
        else 'seller' end as side) own
      join invoices i on i.award_id = a.id
      left join company_cards buyer on buyer.id = a.company_id
      left join company_cards seller on seller.id = a.seller_company_id
    where ${companyId} in (a.company_id, a.seller_company_id)
      and i.dated between ${from}::date and ${to}::date
      and coalesce(i.parties ->> 'side', own.side) = own.side
    order by i.dated, i.id`.execute(db);
  const papers = await papersByIds(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  return rows.flatMap(({ id, ...beside }) => {
    const paper = byId.get(id);
    return paper ? [{ ...paper, ...beside }] : [];
  });
}

/** Paise. */
export interface PaperSums {
  readonly book: "sales" | "purchases";
  readonly value: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly tcs: number;
  readonly total: number;
  /** TCS of its bills alone. */
  readonly collected: number;
  /** GST that buyers keep of its bills for the government. */
  readonly deducted: number;
}

/**
 * Sums of a company's papers of some days, made by the database: what is made of them row by row
 * has to come to the same. Credit notes take off, challans count nothing.
 */
export const sumPapersOfCompany = async (
  db: Db,
  companyId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PaperSums[]> =>
  (
    await sql<PaperSums>`
      select book, sum(sign * value)::float8 as value, sum(sign * cgst)::float8 as cgst,
        sum(sign * sgst)::float8 as sgst, sum(sign * igst)::float8 as igst,
        sum(sign * tcs)::float8 as tcs, sum(sign * total)::float8 as total,
        coalesce(sum(tcs) filter (where role = 'bill'), 0)::float8 as collected,
        coalesce(sum(round(value * percent / 100)) filter (where role = 'bill'), 0)::float8
          as deducted
      from (
        select i.value, i.cgst, i.sgst, i.igst, i.tcs, i.total, paper_role(i.kind) as role,
          case paper_role(i.kind) when 'credit' then -1 when 'carriage' then 0 else 1 end as sign,
          case when i.parties ->> 'side' is null and a.seller_company_id = ${companyId}
            then 'sales' else 'purchases' end as book,
          coalesce(round(a.gst_tds * 100.0 / nullif(a.value, 0), 2), 0) as percent
        from sales a join invoices i on i.award_id = a.id
        where ${companyId} in (a.company_id, a.seller_company_id)
          and i.dated between ${from}::date and ${to}::date
          and coalesce(i.parties ->> 'side', '') in
            ('', case when a.company_id = ${companyId} then 'buyer' else 'seller' end)) papers
      group by book`.execute(db)
  ).rows;
