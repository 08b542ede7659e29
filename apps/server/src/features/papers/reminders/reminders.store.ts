import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** A row that lapses: a paper that counts, or an authorisation that the office has accepted. */
export type Lapses = "paper" | "authorisation";
const held = {
  paper: sql`company_papers`,
  authorisation: sql`authorisations`,
};
const counts = {
  paper: sql`replaced_at is null`,
  authorisation: sql`status = 'accepted'`,
};

/** One of them, and who can send a newer one. */
export interface Lapsing {
  readonly id: number;
  readonly company: string;
  /** YYYY-MM-DD. */
  readonly valid_to: string;
  /** How many days are left, the last one included as 0. */
  readonly days: number;
  readonly user_id: number;
}

/**
 * Takes what comes within 30, 7 or 1 days of its end and was not notified of at that mark: marks
 * it, and answers each with every owner and manager of its company.
 * @param today in India, `YYYY-MM-DD`
 */
export async function takeLapsing(tx: Tx, what: Lapses, today: string): Promise<Lapsing[]> {
  const { rows } = await sql<Lapsing>`
    with near as (
      select id, valid_to - ${today}::date as days,
        case when valid_to - ${today}::date <= 1 then 1
          when valid_to - ${today}::date <= 7 then 7 else 30 end as mark
      from ${held[what]}
      where ${counts[what]} and valid_to between ${today}::date and ${today}::date + 30
    ), told as (
      update ${held[what]} as held set reminded = near.mark from near
      where held.id = near.id and (held.reminded is null or held.reminded > near.mark)
      returning held.id, held.company_id, held.valid_to, near.days
    )
    select told.id, companies.name as company, told.valid_to, told.days, seat.user_id
    from told join company_cards companies on companies.id = told.company_id
      join company_people as seat on seat.company_id = told.company_id
        and seat.status = 'active' and seat.role in ('owner', 'manager')
    order by told.company_id, told.id, seat.user_id`.execute(tx);
  return rows;
}

/** The kinds of these papers. */
export async function kindsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom("company_papers")
    .select(["id", "kind"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.kind]));
}
