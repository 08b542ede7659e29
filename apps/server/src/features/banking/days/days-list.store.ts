import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { marketToday } from "../../../platform/db/market-now.store.ts";

export interface DayRow {
  readonly day: string;
  readonly entries: number;
  readonly stated: Paise;
  readonly booked: Paise;
  readonly checkedBy: string | null;
  readonly checkerId: number | null;
  readonly closedBy: string | null;
  readonly hash: string | null;
}
const MAX = 60;

/** Yesterday, and days with entries or lines of the bank, or that are closed: the newest first. */
export async function listDays(db: Db): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with booked as (
      select e.happened_on as day, count(distinct e.id) as entries,
        coalesce(sum(l.amount) filter (where a.company_id is null and a.kind = 'bank'), 0) as amount
      from journal_entries e join journal_lines l on l.entry_id = e.id
        join accounts a on a.id = l.account_id
      where e.happened_on is not null group by 1
    ), stated as (
      select day, sum(amount) as amount from statement_lines group by 1
    ), yesterday as (
      select ${marketToday} - 1 as day
    ), days as (
      select day, coalesce(booked.entries, 0) as entries,
        sum(coalesce(stated.amount, 0)) over before as stated,
        sum(coalesce(booked.amount, 0)) over before as booked
      from booked full join stated using (day) full join journal_days using (day)
        full join yesterday using (day)
      window before as (order by day)
    )
    select d.day::text as day, d.entries::int as entries, d.stated::bigint as stated,
      d.booked::bigint as booked, closed.hash,
      coalesce(checker.name, first.name) as "checkedBy",
      coalesce(closed.checked_by, c.checked_by) as "checkerId", closer.name as "closedBy"
    from days d left join journal_days closed on closed.day = d.day
      left join lateral (select checked_by, checked_at from day_checks
        where day = d.day order by checked_at desc, checked_by desc limit 1) c on true
      left join people first on first.id = c.checked_by
      left join people checker on checker.id = closed.checked_by
      left join people closer on closer.id = closed.closed_by
    order by d.day desc limit ${MAX}`.execute(db);
  return rows;
}
