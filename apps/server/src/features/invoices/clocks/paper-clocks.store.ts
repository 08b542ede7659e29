import type { Paise } from "@rebale/contract";
import { TAX_PAPERS } from "@rebale/contract/invoices/kinds";
import { ewayValidity, irpClock } from "@rebale/contract/rates/paper-clocks";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { marketToday } from "../../../platform/db/market-now.store.ts";

/** Kinds that their sellers report to the invoice portal. */
const REPORTED = Object.entries(TAX_PAPERS).flatMap(([kind, { irp }]) => (irp ? [kind] : []));
/** So many days before the last one a seller is reminded, and again. */
const [FIRST, SECOND] = [7, 2];

/** A paper, and the companies of its sale, as webhooks tell of it. */
export interface ClockedPaper {
  readonly id: number;
  readonly awardId: number;
  readonly kind: string;
  readonly number: string;
  readonly value: Paise;
  readonly total: Paise;
  readonly buyerCompanyId: number | null;
  readonly sellerCompanyId: number | null;
}
const ofPaper = sql`i.id, i.award_id as "awardId", i.kind, i.number, i.value, i.total,
  a.company_id as "buyerCompanyId", a.seller_company_id as "sellerCompanyId"`;

export interface UnreportedPaper extends ClockedPaper {
  readonly sellerId: number;
  /** The last day to report it, YYYY-MM-DD in India. */
  readonly by: string;
}

/**
 * Papers to be reported within a week, and again within two days, each noted as reminded of: of
 * sellers whose turnover asks for it, or who have told none.
 */
export async function noteUnreported(tx: Tx, most: number): Promise<UnreportedPaper[]> {
  const { rows } = await sql<UnreportedPaper>`with soon as (
      select i.id, i.award_id, i.number, i.dated + ${irpClock.days}::int as by,
        case when i.dated + ${irpClock.days - SECOND}::int <= today.it then 'irp_2'
          else 'irp_7' end as what
      from invoices i cross join (select ${marketToday} as it) today
      where i.irn_hash is not null and i.irp is null and i.kind = any(${REPORTED}::text[])
        and i.dated >= ${irpClock.from}::date
        and i.dated between today.it - ${irpClock.days}::int
          and today.it - ${irpClock.days - FIRST}::int
    ), noted as (
      insert into paper_reminders (invoice_id, what, ends_on)
        select soon.id, soon.what, soon.by::text from soon join sales a on a.id = soon.award_id
          left join company_cards c on c.id = a.seller_company_id
        where coalesce(c.turnover_band, 'above_10') = 'above_10'
          and not exists (select from paper_reminders r
            where r.invoice_id = soon.id and r.what = soon.what and r.ends_on = soon.by::text)
        order by soon.by, soon.id limit ${most}
        on conflict do nothing returning invoice_id)
    select ${ofPaper}, soon.by::text as by, a.seller_id as "sellerId"
    from noted join soon on soon.id = noted.invoice_id join invoices i on i.id = soon.id
      join sales a on a.id = soon.award_id
    order by soon.id`.execute(tx);
  return rows;
}

export interface EndingBill extends ClockedPaper {
  readonly title: string;
  readonly vehicle: string;
  readonly no: string;
  /** ISO 8601. */
  readonly until: string;
  readonly buyerId: number;
  readonly sellerId: number;
}

/** A time as an e-way bill's row has it: ISO 8601 in UTC. */
const iso = (time: ReturnType<typeof sql>) =>
  sql`to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * E-way bills that end within the hours in which they may be extended, of trucks that are on their
 * way, each noted as reminded of; one that was extended is again.
 */
export async function noteEndingBills(tx: Tx, most: number): Promise<EndingBill[]> {
  const { rows } = await sql<EndingBill>`with ending as (
      select i.id, i.award_id, i.trip_id, i.ewb ->> 'no' as no, i.ewb ->> 'validUntil' as until
      from invoices i join trucks t on t.id = i.trip_id
      where i.ewb is not null and i.eway_closed_on is null and t.state = 'out'
        and i.ewb ->> 'validUntil' >= ${iso(sql`(select market_now())`)}
        and i.ewb ->> 'validUntil' <= ${iso(
          sql`(select market_now()) + ${ewayValidity.extendHours}::int * interval '1 hour'`,
        )}
    ), noted as (
      insert into paper_reminders (invoice_id, what, ends_on)
        select id, 'eway', until from ending
        where not exists (select from paper_reminders r
          where r.invoice_id = ending.id and r.what = 'eway' and r.ends_on = ending.until)
        order by until, id limit ${most}
        on conflict do nothing returning invoice_id)
    select ${ofPaper}, l.title, t.vehicle_no as vehicle, e.no, e.until,
      a.bidder_id as "buyerId", a.seller_id as "sellerId"
    from noted join ending e on e.id = noted.invoice_id join invoices i on i.id = e.id
      join trucks t on t.id = e.trip_id join sales a on a.id = e.award_id
      join lot_goods l on l.id = a.lot_id
    order by e.id`.execute(tx);
  return rows;
}
