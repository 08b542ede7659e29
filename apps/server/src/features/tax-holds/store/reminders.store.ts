import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** The 2B of a month is there from its 14th on. */
const DAY_OF_MONTH = 15;
/** Days before the end. */
const [EARLY, LATE] = [10, 3];
const BATCH = 250;

export interface AskedFor {
  readonly buyerId: number;
  readonly number: string;
  readonly amount: Paise;
  readonly untilAt: Date;
}

/** Notes whom to ask for a 2B now, each once. */
export async function noteAsked(tx: Tx): Promise<AskedFor[]> {
  const { rows } = await sql<AskedFor>`
    with today as (select (market_now() at time zone 'Asia/Kolkata')::date as day),
    due as (
      select h.id, case
          when h.until_at <= (select market_now()) + ${LATE} * interval '1 day' then ${LATE}::int
          when h.until_at <= (select market_now()) + ${EARLY} * interval '1 day' then ${EARLY}::int
        end as days
      from tax_holds h cross join today
      where h.ended_at is null and h.held > 0 and h.until_at > (select market_now())
        and ((extract(day from today.day) >= ${DAY_OF_MONTH}
            and h.made_at < (date_trunc('month', today.day)
              + ${DAY_OF_MONTH - 1} * interval '1 day') at time zone 'Asia/Kolkata'
            and coalesce(h.asked_on, '-infinity') < date_trunc('month', today.day)::date)
          or (h.until_at <= (select market_now()) + ${EARLY} * interval '1 day'
            and coalesce(h.asked_days, ${EARLY + 1}) > ${EARLY})
          or (h.until_at <= (select market_now()) + ${LATE} * interval '1 day'
            and coalesce(h.asked_days, ${EARLY + 1}) > ${LATE}))
      order by h.id limit ${BATCH} for no key update of h skip locked
    ), noted as (
      update tax_holds h set asked_on = today.day, asked_days = coalesce(due.days, h.asked_days)
      from due cross join today where h.id = due.id
      returning h.id, h.award_id, h.invoice_id, h.held, h.until_at)
    select a.bidder_id as "buyerId", p.number, noted.held as amount, noted.until_at as "untilAt"
    from noted join sales a on a.id = noted.award_id
      join issued_papers p on p.id = noted.invoice_id
    order by noted.id`.execute(tx);
  return rows;
}
