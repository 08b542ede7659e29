import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** An invoice whose own truck never left, and what other trucks took of its goods by challan. */
export interface Unleft {
  readonly id: number;
  /** Paise, without taxes. */
  readonly gone: Paise;
}

/** The invoices of a sale that is over, not credited yet. */
export async function unleftInvoices(tx: Tx, awardId: number): Promise<Unleft[]> {
  const { rows } = await sql<Unleft>`
    select i.id, coalesce((select sum((line.it ->> 'worth')::bigint)
        from invoices c join truck_papers on truck_papers.id = c.id
          join trucks left_by on left_by.id = c.trip_id
          cross join jsonb_array_elements(c.lines) line(it)
        where c.of_invoice = i.id and left_by.state in ('out', 'received')), 0)::bigint as gone
    from truck_papers i join trucks t on t.id = i.trip_id
    where i.award_id = ${awardId} and i.is_bill and i.value > 0
      and t.state not in ('out', 'received')
      and not exists (select from credit_notes n where n.of_invoice = i.id)
    order by i.id`.execute(tx);
  return rows;
}
