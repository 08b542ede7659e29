import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** Sites of the buyer's company; null for none of them, undefined for as it was. */
export interface Places {
  readonly billTo?: number | null | undefined;
  readonly shipTo?: number | null | undefined;
}

const exists = async (tx: Tx, query: ReturnType<typeof sql<{ is: boolean }>>) =>
  (await query.execute(tx)).rows[0]?.is ?? false;

/** Whether a truck of the sale is on a slip, or goods of it are invoiced. */
export const isWeighed = (tx: Tx, awardId: number): Promise<boolean> =>
  exists(
    tx,
    sql<{ is: boolean }>`select exists (select from weighed s join trucks t on t.id = s.trip_id
        where t.award_id = ${awardId})
      or exists (select from truck_papers where award_id = ${awardId}) as is`,
  );

/** A site of this company, not removed. */
export const isSiteOf = (tx: Tx, site: number, companyId: number | null): Promise<boolean> =>
  exists(
    tx,
    sql<{ is: boolean }>`select exists (select from sites
      where id = ${site} and company_id = ${companyId} and removed_at is null) as is`,
  );

export const recordPlaces = (tx: Tx, awardId: number, { billTo, shipTo }: Places) =>
  tx
    .updateTable("awards")
    .set({
      ...(billTo !== undefined && { bill_to_site: billTo }),
      ...(shipTo !== undefined && { ship_to_site: shipTo }),
    })
    .where("id", "=", awardId)
    .execute();
