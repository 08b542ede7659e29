import type { inspections } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

type InspectionDay = inspections.InspectionDay;

/** When a site shows its goods; none where it has not said so. */
export async function hoursOf(db: Db, siteId: number | null): Promise<InspectionDay[]> {
  const { rows } = await sql<InspectionDay>`
    select weekday, to_char(opens, 'HH24:MI') as "from", to_char(closes, 'HH24:MI') as "to",
      places, minutes
    from inspection_hours where site_id = ${siteId} order by weekday, opens`.execute(db);
  return rows;
}

/** Those before are replaced. The site's company is locked. */
export async function setHours(
  tx: Tx,
  siteId: number,
  days: readonly InspectionDay[],
): Promise<void> {
  await tx.deleteFrom("inspection_hours").where("site_id", "=", siteId).execute();
  if (days.length === 0) return;
  await tx
    .insertInto("inspection_hours")
    .values(
      days.map(({ from, to, ...day }) => ({ ...day, site_id: siteId, opens: from, closes: to })),
    )
    .execute();
}
