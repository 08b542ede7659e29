import type { awards } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

/** Fewer papers, or fewer buyers, say nothing of a seller. */
const LEAST_PAPERS = 3;
const LEAST_BUYERS = 2;
const MONTHS = 12;

interface Counted {
  readonly checked: number;
  readonly buyers: number;
  readonly found: number;
  readonly on_time: number;
  readonly missing: number;
  readonly since: string;
}

/**
 * How a seller's papers were found in the 2Bs that buyers brought, of 12 months: a buyer's mere word
 * is not counted.
 */
export async function filingOf(db: Db, companyId: number): Promise<awards.CompanyRecord["filing"]> {
  const { rows } = await sql<Counted>`
    select count(*)::int as checked, count(distinct h.buyer_company_id)::int as buyers,
      count(*) filter (where h.is_found)::int as found,
      count(*) filter
        (where h.is_found and h.found_in = to_char(h.dated, 'MMYYYY'))::int as on_time,
      count(*) filter (where h.found_in is null)::int as missing,
      to_char(min(h.dated), 'YYYY-MM') as since
    from (select h.buyer_company_id, h.found_in, p.dated,
        h.found_in is not null and not exists (
          select from jsonb_array_elements(h.differences) d where d ->> 'path' <> 'value')
          as is_found
      from tax_holds h join issued_papers p on p.id = h.invoice_id
      where h.seller_company_id = ${companyId} and h.state <> 'cancelled'
        and (h.found_in is not null or h.said_at is not null)
        and p.dated > ((select market_now()) at time zone 'Asia/Kolkata')::date
          - make_interval(months => ${MONTHS})) h`.execute(db);
  const [row] = rows;
  if (!row || row.checked < LEAST_PAPERS || row.buyers < LEAST_BUYERS) return null;
  const { buyers: _, ...filing } = row;
  return filing;
}
