import type { authorisations } from "@rebale/contract";
import type { Run, Statement } from "../../platform/statement.ts";
import type { CompanyRights, HeldAuthorisation } from "./gate.rules.ts";
import type { TallyRows, Used } from "./tally.ts";

/** How companies stand to the lots that they bid on; read behind the locks of both. */

const lockCompanies: Statement<{ id: number; status: string }> = {
  name: "gate-lock",
  text: `select id, status from companies where id = any($1::bigint[])
    order by id for no key update`,
};
const readCompanies: Statement<{ id: number; status: string }> = {
  name: "gate-companies",
  text: "select id, status from companies where id = any($1::bigint[])",
};

interface HeldRow {
  readonly company: number;
  readonly stream: authorisations.Stream;
  readonly kind: authorisations.Kind;
  readonly validFrom: string;
  readonly validTo: string;
  readonly capacity: number;
}
const heldStatement: Statement<HeldRow> = {
  name: "gate-held",
  text: `select company_id as company, stream, kind, valid_from::text as "validFrom",
      valid_to::text as "validTo", capacity_grams as capacity
    from authorisations where company_id = any($1::bigint[]) and status = 'accepted'`,
};

/** Of lots that are open, await a decision or an answer, or are sold. */
const usedStatement: Statement<Used> = {
  name: "gate-used",
  text: `select o.company_id as "companyId", o.stream,
      financial_year(coalesce(l.closed_at, a.ends_at)) as year,
      sum(coalesce(lot_grams(l), 0))::bigint as grams,
      coalesce(sum(lot_grams(l)) filter (where l.closed_at is not null), 0)::bigint as won
    from bid_orders o
      join auctions a on a.lot_id = o.lot_id and a.leader_id = o.bidder_id
      join lots l on l.id = o.lot_id
    where o.company_id = any($1::bigint[]) and o.stream is not null
      and (l.closed_at is null or l.outcome = 'sold' or l.seller_answer = 'awaited'
        or l.offer_answer = 'awaited')
    group by 1, 2, 3`,
};
const leadersStatement: Statement<{ lotId: number; companyId: number }> = {
  name: "gate-leaders",
  text: `select o.lot_id as "lotId", o.company_id as "companyId" from auctions a
    join bid_orders o on o.lot_id = a.lot_id and o.bidder_id = a.leader_id
    where a.lot_id = any($1::bigint[]) and o.company_id is not null`,
};

/**
 * Locks companies, in order of id, and reads their rights and what they have used: of two
 * transactions that bid for one company, the second sees what the first has taken.
 * @param lotIds the lots in question, whose auctions are locked already
 */
export const lockGate = (run: Run, companyIds: readonly number[], lotIds: readonly number[]) =>
  read(run, lockCompanies, companyIds, lotIds);

/** The same for who only looks. */
export const readGate = (run: Run, companyIds: readonly number[], lotIds: readonly number[]) =>
  read(run, readCompanies, companyIds, lotIds);

async function read(
  run: Run,
  companies: typeof lockCompanies,
  companyIds: readonly number[],
  lotIds: readonly number[],
): Promise<TallyRows> {
  // Sent together on a pipelined connection; each begins after the one before it.
  const [found, held, used, leaders] = await Promise.all([
    run(companies, [companyIds]),
    run(heldStatement, [companyIds]),
    run(usedStatement, [companyIds]),
    run(leadersStatement, [lotIds]),
  ]);
  const heldBy = Map.groupBy(held, (row) => row.company);
  const rightsOf = (id: number, status: string): CompanyRights => ({
    isVerified: status === "verified",
    held: (heldBy.get(id) ?? []).map(({ company: _, ...rest }): HeldAuthorisation => rest),
  });
  return {
    rights: new Map(found.map(({ id, status }) => [id, rightsOf(id, status)])),
    used,
    leaders: new Map(leaders.map(({ lotId, companyId }) => [lotId, companyId])),
  };
}
