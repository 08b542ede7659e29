import type { companies } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

export interface UserFacts {
  readonly company: {
    readonly id: number;
    readonly name: string;
    readonly role: string | null;
    readonly status: "active" | "asked" | "declined" | "removed";
    /** Paise. */
    readonly bid_limit: number | null;
  } | null;
  readonly company_papers: readonly {
    readonly kind: companies.CompanyPaperKind;
    readonly state: "sent" | "accepted" | "correction_asked";
  }[];
  readonly last_sign_in: Date | null;
  readonly wrong_tries: readonly {
    readonly kind: "code" | "password";
    readonly tries: number;
    readonly last_at: string;
  }[];
  readonly watches: number;
  readonly saved_searches: number;
}

/** The facts on a user's page beside the account. */
export async function readUserFacts(db: Db, id: number): Promise<UserFacts | undefined> {
  const { rows } = await sql<UserFacts>`
    select (select json_build_object('id', c.id, 'name', c.name, 'role', seat.role,
          'status', seat.status, 'bid_limit', seat.bid_limit)
        from company_people seat join company_cards c on c.id = seat.company_id
        where seat.user_id = ${id}) as company,
      (select coalesce(json_agg(json_build_object('kind', paper.kind, 'state', paper.state)), '[]')
        from company_people seat join handed_in_papers paper on paper.company_id = seat.company_id
          and paper.replaced_at is null
        where seat.user_id = ${id} and seat.status = 'active') as company_papers,
      (select max(at) from sign_in_history where user_id = ${id}) as last_sign_in,
      (select coalesce(json_agg(tried order by tried.last_at desc), '[]') from (
        select kind, count(*)::int as tries, max(at) as last_at from wrong_guesses
        where account in (users.mobile, users.email) and kind <> 'phone'
          and at > (select market_now()) - interval '1 day'
        group by kind) tried) as wrong_tries,
      (select count(*) from watched_lots where user_id = ${id})::int as watches,
      (select count(*) from saved_searches where user_id = ${id})::int as saved_searches
    from people users where id = ${id}`.execute(db);
  return rows[0];
}

interface Kept {
  readonly why: "deactivated" | "company_suspended" | "company_barred";
  readonly since: Date | null;
  readonly until: Date | null;
  readonly by: string | null;
  readonly reason: string | null;
}

/** The reasons why an account may not bid now: its own standing, its company's, and bars on it. */
export async function readMayNotBid(db: Db, id: number): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    with seat as (select company_id from company_people where user_id = ${id} and status = 'active')
    select 'deactivated' as why, last.at as since, null::timestamptz as until, last.by,
      users.status_reason as reason
    from people users left join lateral (select audit.at, admin.name as by
      from audit left join people admin on admin.id = audit.admin_id
      where audit.user_id = ${id} and audit.action = any(array['buyer deactivated',
        'seller deactivated', 'buyer refused', 'seller refused'])
      order by audit.id desc limit 1) last on true
    where users.id = ${id} and users.status in ('deactivated', 'refused')
    union all
    select 'company_suspended', last.at, null, last.by,
      (select string_agg(reason ->> 'msg', '; ') from jsonb_array_elements(c.reasons) reason)
    from seat join company_cards c on c.id = seat.company_id
    left join lateral (select audit.at, admin.name as by
      from audit left join people admin on admin.id = audit.admin_id
      where audit.company_id = c.id and audit.action = 'company suspended'
      order by audit.id desc limit 1) last on true
    where c.status = 'suspended'
    union all
    select 'company_barred', bar.from_at, bar.until_at, admin.name, bar.reason
    from seat join imposed_bars bar on bar.company_id = seat.company_id
    left join people admin on admin.id = bar.barred_by
    where bar.lifted_at is null
      and (bar.until_at is null or bar.until_at > (select market_now()))`.execute(db);
  return rows;
}
