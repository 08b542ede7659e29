import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { type Listing, listing } from "../../../platform/lists/listing.store.ts";
import { linesOf, type Span } from "./month.store.ts";

/** Rows of a report with its money in paise, and the columns by which they are ordered. */
interface Source {
  readonly rows: (span: Span) => RawBuilder<unknown>;
  readonly order: string;
}

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
const turned = sql`case when e.reverses is null then 1 else -1 end`;

/** Whole history for what came before: each account once. */
const trialBalance = ({ first, last }: Span) => sql`
  select a.kind as account, min(a.id) as no,
    coalesce(sum(l.amount) filter (where e.happened_on < ${first}::date), 0)::bigint as opening,
    coalesce(sum(l.amount) filter (where e.happened_on >= ${first}::date and l.amount > 0), 0)
      ::bigint as debit,
    coalesce(-sum(l.amount) filter (where e.happened_on >= ${first}::date and l.amount < 0), 0)
      ::bigint as credit,
    coalesce(sum(l.amount), 0)::bigint as closing
  from accounts a left join (journal_lines l join journal_entries e
      on e.id = l.entry_id and e.happened_on <= ${last}::date) on l.account_id = a.id
  where a.asset = 'inr' group by a.kind`;

const papersOf = ({ first, last }: Span) =>
  sql`market_papers p where p.dated between ${first}::date and ${last}::date`;

const feePapers = (span: Span) => sql`
  select ${day("p.dated")} as dated_on, p.id as no, p.number, p.kind, invoice.number as to_number,
    p.award_id, p.side, p.party, p.gstin, p.state, p.percent::float8 as percent,
    p.sign * p.value as value, p.sign * p.cgst as cgst, p.sign * p.sgst as sgst,
    p.sign * p.igst as igst, p.sign * p.total as total
  from (select p.* from ${papersOf(span)}) p
    left join issued_papers invoice on invoice.id = p.of_invoice`;

const feeGst = (span: Span) => sql`
  select p.percent::float8 as percent, p.state, p.gstin is not null as is_registered,
    count(*)::int as papers, sum(p.sign * p.value)::bigint as value,
    sum(p.sign * p.cgst)::bigint as cgst, sum(p.sign * p.sgst)::bigint as sgst,
    sum(p.sign * p.igst)::bigint as igst,
    sum(p.sign * (p.cgst + p.sgst + p.igst))::bigint as gst, sum(p.sign * p.total)::bigint as total
  from ${papersOf(span)} group by 1, 2, 3
  union all
  select null, null, null, 0, -coalesce(sum(l.amount) filter (where a.kind = 'fees'), 0)::bigint,
    0, 0, 0, -coalesce(sum(l.amount) filter (where a.kind = 'gst_on_fees'), 0)::bigint,
    -sum(l.amount)::bigint
  from ${linesOf(span)} where said.kind = 'forfeit' and a.kind in ('fees', 'gst_on_fees')
  having count(*) > 0`;

const withheldOn = (account: "gst_tcs" | "income_tds") => (span: Span) =>
  sql`
  select ${day("e.happened_on")} as moved_on, e.id as entry_id, l.award_id, c.name as party, c.pan,
    p.seller_gstin as gstin, p.number as paper,
    ${turned} * (coalesce(p.value, 0) - (select coalesce(sum(n.value), 0) from credit_notes n
      where n.of_invoice = p.id and n.made_at <= coalesce(back.at, e.at)))::bigint as value,
    -l.amount as withheld
  from ${linesOf(span)}
    left join lateral (select s.company_id from journal_lines of join accounts s
        on s.id = of.account_id and s.kind = 'proceeds'
      where of.entry_id = e.id limit 1) seller on true
    left join company_cards c on c.id = seller.company_id
    left join truck_papers p on p.trip_id = (said.cause ->> 'trip')::bigint
  where a.kind = ${account} and a.company_id is null`;

/** An entry a row: a buyer whose money it was, and where it went. */
const kept = (span: Span) => sql`
  select ${day("e.happened_on")} as moved_on, e.id as entry_id, e.award_id,
    coalesce(said.cause ->> 'charge', said.kind) as what, c.name as party, c.pan, null as gstin,
    -coalesce(sum(l.amount) filter (where a.kind = 'forfeits'), 0)::bigint as forfeit,
    -coalesce(sum(l.amount) filter (where a.kind = 'fees'), 0)::bigint as fee,
    -coalesce(sum(l.amount) filter (where a.kind = 'gst_on_fees'), 0)::bigint as gst,
    -sum(l.amount)::bigint as total
  from ${linesOf(span)} left join sales s on s.id = e.award_id
    left join company_cards c on c.id = s.company_id
  where (said.kind = 'forfeit' or said.cause ->> 'due' is not null)
    and a.kind in ('forfeits', 'fees', 'gst_on_fees')
  group by e.id, e.happened_on, e.award_id, said.cause, said.kind, c.name, c.pan`;

const charges = (span: Span) => sql`
  select ${day("e.happened_on")} as moved_on, e.id as entry_id, said.kind, e.key as reference,
    coalesce(sum(l.amount) filter (where a.kind = 'gateway_charges'), 0)::bigint as charge,
    coalesce(sum(l.amount) filter (where a.kind = 'gst_input'), 0)::bigint as gst,
    sum(l.amount)::bigint as total
  from ${linesOf(span)} where a.kind in ('gateway_charges', 'gst_input')
  group by e.id, e.happened_on, e.key, said.kind`;

/** Balances as they are kept, less what moved after the month. */
const balances = ({ last }: Span) => sql`
  with later as (
    select l.account_id, sum(l.amount) as amount
    from journal_entries e join journal_lines l on l.entry_id = e.id
    where e.happened_on > ${last}::date group by 1
  ), each as (
    select a.company_id, a.kind, a.balance - a.sign * coalesce(later.amount, 0) as balance
    from accounts a left join later on later.account_id = a.id
    where a.asset = 'inr' and a.company_id is not null
  )
  select each.company_id, c.name as party, c.pan, ${sql.join(
    ["deposit", "held", "paid_in", "proceeds", "tax_held", "leaving", "owed"].map(
      (kind) => sql`coalesce(sum(balance) filter (where kind = ${kind}), 0)::bigint
        as ${sql.ref(kind)}`,
    ),
  )}, sum(case when kind = 'owed' then -balance else balance end)::bigint as total
  from each left join company_cards c on c.id = each.company_id
  group by each.company_id, c.name, c.pan having bool_or(balance <> 0)`;

export const SOURCES = {
  trialBalance: { rows: trialBalance, order: "no" },
  feePapers: { rows: feePapers, order: "no" },
  feeGst: { rows: feeGst, order: "percent, state, is_registered" },
  tcs: { rows: withheldOn("gst_tcs"), order: "entry_id" },
  tds: { rows: withheldOn("income_tds"), order: "entry_id" },
  kept: { rows: kept, order: "entry_id" },
  charges: { rows: charges, order: "entry_id" },
  balances: { rows: balances, order: "party, company_id" },
} as const satisfies Readonly<Record<string, Source>>;
export type ReportName = keyof typeof SOURCES;

/** A row of a report: its money in paise. */
export type ReportRow = Readonly<Record<string, string | number | boolean | null>>;

export function listReport(db: Db, name: ReportName, span: Span): Listing<ReportRow> {
  const { rows, order } = SOURCES[name];
  const source = sql<ReportRow>`(${rows(span)})`.as<"r">("r");
  const listed = db.selectFrom(source).selectAll().orderBy(sql.raw(order));
  return listing(db, db.selectFrom(source) as never, listed as never) as Listing<ReportRow>;
}

/** The sum of each column of money over all rows, in paise. */
export async function sumsOf(
  db: Db,
  name: ReportName,
  { span, columns }: { span: Span; columns: readonly string[] },
): Promise<Record<string, number>> {
  const sums = columns.map(
    (column) => sql`coalesce(sum(${sql.ref(column)}), 0)::bigint as ${sql.ref(column)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(sums)} from (${SOURCES[name].rows(span)}) r`.execute(db);
  return rows[0] ?? {};
}
