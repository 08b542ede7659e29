import type { Paise } from "@rebale/contract/values/money";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import type { Days } from "../../platform/lists/list-query.ts";
import { within } from "../../platform/lists/list-query.ts";

export interface EntryLine {
  readonly account: string;
  /** Null of the market's own. */
  readonly companyId: number | null;
  /** Paise: a debit above zero. */
  readonly amount: Paise;
}
/** An entry that touches a company's money, with all its lines. */
export interface CompanyEntry {
  readonly id: number;
  /** YYYY-MM-DD in India, as the company's statement has it. */
  readonly day: string;
  /** The reversed entry's, where this one turns one back. */
  readonly kind: string;
  readonly isReversal: boolean;
  readonly awardId: number | null;
  readonly key: string;
  readonly cause: Readonly<Record<string, string | number>>;
  readonly params: Readonly<Record<string, string | number>>;
  readonly lines: readonly EntryLine[];
}

/** Entries of money that touch a company's accounts, by day in India, in their order. */
export const entriesOfCompany = async (
  db: Db,
  companyId: number,
  days: Days,
): Promise<CompanyEntry[]> =>
  (
    await sql<CompanyEntry>`
      select e.id, (e.at at time zone 'Asia/Kolkata')::date::text as day, said.kind,
        e.reverses is not null as "isReversal", coalesce(said.award_id, e.award_id) as "awardId",
        said.key, said.cause, said.params,
        (select json_agg(json_build_object('account', a.kind, 'companyId', a.company_id,
            'amount', l.amount) order by l.no)
          from journal_lines l join accounts a on a.id = l.account_id
          where l.entry_id = e.id) as lines
      from journal_entries e join journal_entries said on said.id = coalesce(e.reverses, e.id)
      where ${within("e.at", days)} and e.id in (
        select l.entry_id from accounts a join journal_lines l on l.account_id = a.id
        where a.company_id = ${companyId} and a.asset = 'inr')
      order by e.id`.execute(db)
  ).rows;
