import type { awards } from "@rebale/contract";
import type { AwardSide } from "@rebale/contract/awards/states";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** Papers of a sale that a side may see: of a fee only who pays it, and the office. */
export async function papersFor(
  db: Db,
  awardId: number,
  side: AwardSide,
): Promise<awards.Award["papers"]> {
  const { rows } = await sql<awards.Award["papers"][number]>`
    select kind, number, dated::text as dated, trip_id::text as trip_id, url from (
      select kind, number, dated, trip_id, '/invoice/' || id as url, made_at from issued_papers
        where award_id = ${awardId}
          and (${side} = 'office' or coalesce(side, ${side}) = ${side})
      union all
      select kind, number, dated, trip_id, '/goods-paper/' || id, made_at from carried_papers
        where award_id = ${awardId}) papers
    order by dated, made_at, url`.execute(db);
  return rows;
}
