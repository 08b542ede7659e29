import { GATEWAYS } from "@rebale/contract/payments";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import type { Settled } from "./match-lines.rules.ts";

/**
 * Gateways' word of money at the bank, before a statement had it: settlements, and transfers to
 * virtual accounts. Their entries are there, and no line of the bank's is.
 */
export async function enteredByGateways(db: Db, utrs: readonly string[]): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    select told.id as "entryId", told.utr, l.amount
    from (select id, params ->> 'utr' as utr from journal_entries
        where kind = 'gateway_settlement' and params ->> 'utr' = any(${[...utrs]}::text[])
      union all
      select e.id, named.utr
        from unnest(${[...utrs]}::text[]) named(utr)
          -- Keys of what came in on a virtual account begin so.
          cross join unnest(${[...GATEWAYS]}::text[]) gateway(name)
          join journal_entries e on e.key = 'utr:' || gateway.name || ':' || named.utr) told
      ${atBank(sql`told.id`)}
    where not exists (select from statement_lines s where s.entry_id = told.id)
      and not exists (select from journal_entries back where back.reverses = told.id)
    order by told.id`.execute(db);
  return rows;
}

/** The line of an entry that is the bank's. */
export const atBank = (entryId: RawBuilder<unknown>) => sql`
  join journal_lines l on l.entry_id = ${entryId}
  join accounts a on a.id = l.account_id and a.company_id is null and a.kind = 'bank'`;
