import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import type { RentTerms } from "./ground-rent.rules.ts";

export interface RentSoFar extends RentTerms {
  readonly days: number;
  /** With its GST, in paise. */
  readonly charged: Paise;
}

/** The ground rent as agreed, and as far as it was counted. */
export async function rentOf(db: Db, awardId: number): Promise<RentSoFar> {
  const { rows } = await sql<RentSoFar>`
    select (terms.fields ->> 'ground_rent_per_day')::bigint as "perDay", a.lift_by as "liftBy",
      counted.to as "countedTo", coalesce(counted.days, 0)::int as days,
      coalesce(counted.charged, 0)::bigint as charged
    from awards a
      left join agreed_terms terms on terms.lot_id = a.lot_id and terms.version = a.terms_version
      cross join lateral (select max(cause ->> 'to') as "to",
          sum((cause ->> 'days')::int) as days, sum(amount + gst) as charged
        from award_dues where award_id = a.id and kind = 'ground_rent'
          and cancelled_by is null) counted
    where a.id = ${awardId}`.execute(db);
  return (
    rows[0] ?? {
      ...{ perDay: null, liftBy: null, countedTo: null, days: 0, charged: 0 as Paise },
    }
  );
}
