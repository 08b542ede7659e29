import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

interface Lapsing {
  readonly company: string;
  readonly stream: string;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly valid_to: string;
  /** How many days are left, the last one included as 0. */
  readonly days: number;
  /** Who can send a newer one. */
  readonly user_id: number;
}

/**
 * Takes the accepted authorisations that come within 30, 7 or 1 days of their end and have not been
 * told of at that mark: marks them, and answers each with every owner and manager of its company.
 * @param today in India, `YYYY-MM-DD`
 */
export async function takeLapsing(tx: Tx, today: string): Promise<Lapsing[]> {
  const { rows } = await sql<Lapsing>`
    with near as (
      select id, valid_to - ${today}::date as days,
        case when valid_to - ${today}::date <= 1 then 1
          when valid_to - ${today}::date <= 7 then 7 else 30 end as mark
      from authorisations
      where status = 'accepted' and valid_to between ${today}::date and ${today}::date + 30
    ), told as (
      update authorisations as held set reminded = near.mark from near
      where held.id = near.id and (held.reminded is null or held.reminded > near.mark)
      returning held.company_id, held.stream, held.number, held.valid_to, near.days
    )
    select companies.name as company, told.stream, told.number, told.valid_to, told.days,
      seat.user_id
    from told join companies on companies.id = told.company_id
      join company_users as seat on seat.company_id = told.company_id
        and seat.status = 'active' and seat.role in ('owner', 'manager')
    order by told.company_id, told.number, seat.user_id`.execute(tx);
  return rows;
}
