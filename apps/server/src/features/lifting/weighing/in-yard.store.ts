import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { broughtBy, gstTdsPercentOf } from "../../awards/index.ts";

/** What invoices of a sale's other trucks come to that have not left yet; the buyer's part. */
export async function invoicedInYard(tx: Tx, awardId: number, tripId: number): Promise<Paise> {
  const { rows } = await sql<{ value: Paise; total: Paise }>`
    select i.value, i.total from invoices i join trips t on t.id = i.trip_id
    where i.award_id = ${awardId} and t.id <> ${tripId} and t.state = 'weighed'
      and i.kind in ('tax_invoice', 'self_invoice')`.execute(tx);
  const percent = await gstTdsPercentOf(tx, awardId);
  const none = { creditedValue: 0 as Paise, credited: 0 as Paise };
  const sum = rows.reduce((all, truck) => all + broughtBy({ ...truck, ...none }, percent), 0);
  return sum as Paise;
}
