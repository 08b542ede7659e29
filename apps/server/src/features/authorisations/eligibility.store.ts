import type { authorisations } from "@rebale/contract";
import type { Run, Statement } from "../../platform/db/statement.ts";
import { companyLock } from "../company-register/index.ts";
import type { CompanyState, Used } from "./capacity-usage.ts";
import type { CompanyRights, HeldAuthorisation } from "./eligibility.rules.ts";

/** How companies stand to the lots that they bid on. */

/** A company, once for each accepted authorisation; without one, once. */
interface RightRow {
  readonly company: number;
  readonly isVerified: boolean;
  readonly stream: authorisations.Stream | null;
  readonly kind: authorisations.Kind;
  readonly validFrom: string;
  readonly validTo: string;
  readonly capacity: number;
}
const rightsStatement: Statement<RightRow> = {
  name: "capacity-rights",
  text: `select c.id as company, c.status = 'verified' as "isVerified", a.stream, a.kind,
      a.valid_from as "validFrom", a.valid_to as "validTo", a.capacity_grams as capacity
    from company_cards c
      left join authorisations a on a.company_id = c.id and a.status = 'accepted'
    where c.id = any($1::bigint[]) order by c.id`,
};

/**
 * Uses by lots that are open, await a decision or an answer, or are sold. Sold ones are read by
 * index: of the year before this one, or of the first that is asked about.
 */
const usedStatement: Statement<Used & { readonly company: number }> = {
  name: "capacity-used",
  text: `with since as (
      select least((select min(financial_year(ends_at)) from standings
        where lot_id = any($2::bigint[])), financial_year((select market_now())) - 1) as year)
    select company_id as company, stream, year,
      case when lot_id = any($2::bigint[]) then lot_id end as "lotId", sum(grams)::bigint as grams
    from capacity_uses
    where company_id = any($1::bigint[]) and is_sold and year >= (select year from since)
    group by 1, 2, 3, 4
    union all
    select u.company_id, u.stream, financial_year(a.ends_at),
      case when t.closed_at is null or u.lot_id = any($2::bigint[]) then u.lot_id end, u.grams
    from capacity_uses u join standings a on a.lot_id = u.lot_id
      join lot_times t on t.lot_id = u.lot_id
    where u.company_id = any($1::bigint[]) and not u.is_sold
      and (u.year is null or u.year >= (select year from since))
      and (t.closed_at is null
        or exists (select from reserve_questions d
          where d.lot_id = u.lot_id and d.ended_at is null)
        or exists (select from made_offers f where f.lot_id = u.lot_id and f.ended_at is null))`,
};

/**
 * Locks companies, in order of id, and reads how they stand: of two transactions that bid for one
 * company, the second sees what the first has taken.
 * @param lotIds the lots in question, whose auctions are locked already
 */
export async function lockCapacities(
  run: Run,
  companyIds: readonly number[],
  lotIds: readonly number[],
): Promise<Map<number, CompanyState>> {
  // Sent together on a pipelined connection; what is read begins after the locks are there.
  const [, states] = await Promise.all([
    run(companyLock, [companyIds]),
    readCapacities(run, companyIds, lotIds),
  ]);
  return states;
}

/** The same for who only looks. */
export async function readCapacities(
  run: Run,
  companyIds: readonly number[],
  lotIds: readonly number[],
): Promise<Map<number, CompanyState>> {
  const [rightRows, usedRows] = await Promise.all([
    run(rightsStatement, [companyIds]),
    run(usedStatement, [companyIds, lotIds]),
  ]);
  const used = Map.groupBy(usedRows, ({ company }) => company);
  const rights = [...toRights(rightRows)];
  return new Map(rights.map(([id, own]) => [id, { rights: own, used: used.get(id) ?? [] }]));
}

function toRights(rows: readonly RightRow[]): Map<number, CompanyRights> {
  const rights = new Map<number, { isVerified: boolean; held: HeldAuthorisation[] }>();
  for (const { company, isVerified, stream, kind, validFrom, validTo, capacity } of rows) {
    const own = rights.get(company) ?? { isVerified, held: [] };
    if (stream) own.held.push({ stream, kind, validFrom, validTo, capacity });
    rights.set(company, own);
  }
  return rights;
}
