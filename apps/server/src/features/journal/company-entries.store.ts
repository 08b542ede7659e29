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

/** Paise that came to the company's accounts by entries of a kind. */
export interface EntrySums {
  readonly kind: string;
  /** The company is the seller whose money it is: a line is of its proceeds. */
  readonly isSeller: boolean;
  /** Without what is kept for GST. */
  readonly came: number;
  /** Taxes that the market kept of it. */
  readonly kept: number;
}

/**
 * Sums of a company's entries of some days, made by the database: what is made of them row by row
 * has to come to the same.
 */
export const sumEntriesOfCompany = async (
  db: Db,
  companyId: number,
  days: Days,
): Promise<EntrySums[]> =>
  (
    await sql<EntrySums>`
      with own as (
        select e.id, said.kind,
          bool_or(a.company_id = ${companyId} and a.kind = 'proceeds') as is_seller,
          -coalesce(sum(l.amount) filter (where a.company_id = ${companyId}
            and a.kind <> 'tax_held'), 0) as came,
          -coalesce(sum(l.amount) filter (where a.company_id is null
            and a.kind in ('income_tds', 'gst_tcs')), 0) as kept
        from journal_entries e join journal_entries said on said.id = coalesce(e.reverses, e.id)
          join journal_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
        where ${within("e.at", days)} and a.asset = 'inr'
        group by e.id, said.kind
        having bool_or(a.company_id = ${companyId}))
      select kind, coalesce(is_seller, false) as "isSeller", sum(came)::float8 as came,
        sum(kept)::float8 as kept
      from own group by kind, coalesce(is_seller, false)`.execute(db)
  ).rows;
