import type { Paise } from "@rebale/contract";
import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { midnightAfter } from "../awards.store.ts";
import { stands } from "../standing.store.ts";
import type { MadeSale } from "../tell-sales.ts";

/** Where no days to pay in were agreed. */
const PAYMENT_DAYS = "7";

export interface Uncounted {
  readonly awardId: number;
  readonly lotId: number;
  readonly userId: number;
  readonly companyId: number | null;
  readonly value: Paise;
}

/** Sales of these lots that are paid through the market, and of which nothing is counted yet. */
export async function uncountedAwards(tx: Tx, lotIds: readonly number[]): Promise<Uncounted[]> {
  const { rows } = await sql<Uncounted>`
    select id as "awardId", lot_id as "lotId", bidder_id as "userId", company_id as "companyId",
      value
    from awards where lot_id = any(${[...lotIds]}::bigint[]) and pay_through = 'market'
      and state = 'payment_due' and payable is null`.execute(tx);
  return rows;
}

export interface Counted {
  readonly awardId: number;
  readonly lines: readonly CostLine[];
  readonly payable: Paise;
  readonly gstTds: Paise;
  /** The dues: the seller's part, and the market's. */
  readonly price: Paise;
  readonly fee: Paise;
  readonly feeGst: Paise;
}
export interface ToBePaid {
  readonly awardId: number;
  readonly buyerId: number;
  readonly title: string;
  /** Beyond what the deposit holds, in paise. */
  readonly due: number;
  readonly dueAt: Date;
}

/** The dues of sales from now on, with the days until which; one statement for all. */
export async function recordCounts(tx: Tx, counted: readonly Counted[]): Promise<ToBePaid[]> {
  const days = midnightAfter("awards.made_at", PAYMENT_DAYS);
  const { rows } = await sql<ToBePaid>`with c as (
      select * from json_to_recordset(${JSON.stringify(counted)}::json) as c("awardId" bigint,
        lines jsonb, payable bigint, "gstTds" bigint, price bigint, fee bigint, "feeGst" bigint)
    ), done as (
      update awards set lines = c.lines, payable = c.payable, gst_tds = c."gstTds",
          due_at = coalesce(due_at, ${days}),
          grace_until = coalesce(due_at, ${days}) + interval '1 day' * coalesce((
            select (terms.fields ->> 'grace_days')::int from agreed_terms terms
            where terms.lot_id = awards.lot_id and terms.version = awards.terms_version), 0)
        from c where awards.id = c."awardId"
        returning awards.id, lot_id, bidder_id, due_at, emd_held)
    , owed as (insert into award_dues (award_id, kind, amount, gst, due_at, cause)
      select done.id, due.kind, due.amount, due.gst, done.due_at, '{}'
      from done join c on c."awardId" = done.id
        cross join lateral (values (1, 'price', price, 0), (2, 'fee', fee, "feeGst"))
          as due(no, kind, amount, gst)
      where due.amount + due.gst > 0 order by done.id, due.no)
    select done.id as "awardId", bidder_id as "buyerId", lots.title, due_at as "dueAt",
      c.price + c.fee + c."feeGst" - emd_held as due
    from done join c on c."awardId" = done.id join lot_goods lots on lots.id = done.lot_id`.execute(
    tx,
  );
  return rows;
}

/** The sales that these lots have just become, as far as a side of them is told by a webhook. */
export async function madeSalesHeard(tx: Tx, lotIds: readonly number[]): Promise<MadeSale[]> {
  const { rows } = await sql<MadeSale>`
    select id as "awardId", lot_id as "lotId", company_id as "buyerCompanyId",
      seller_company_id as "sellerCompanyId", value, payable, due_at as "dueAt"
    from awards a where lot_id = any(${[...lotIds]}::bigint[]) and ${stands("a")}
      and exists (select from listening_companies
        where company_id in (a.company_id, a.seller_company_id))
    order by id`.execute(tx);
  return rows;
}

export interface CountedSale {
  readonly lotId: number;
  readonly userId: number;
  readonly companyId: number | null;
  readonly value: Paise;
  /** Null where nothing is counted: of what the two pay each other. */
  readonly lines: readonly CostLine[] | null;
  readonly gstTds: Paise | null;
  readonly billToSite: number | null;
}
export async function countedSale(tx: Tx, awardId: number): Promise<CountedSale> {
  const { rows } = await sql<CountedSale>`select lot_id as "lotId", bidder_id as "userId",
      company_id as "companyId", value, lines, gst_tds as "gstTds", bill_to_site as "billToSite"
    from awards where id = ${awardId}`.execute(tx);
  if (!rows[0]) throw new Error(`There is no award ${awardId}`);
  return rows[0];
}

/** A sale's count from now on; the price that was due before stands in the cause. */
export const recordRecount = (
  tx: Tx,
  counted: Pick<Counted, "awardId" | "lines" | "payable" | "gstTds" | "price">,
) =>
  sql`with recounted as (
      update awards set lines = ${JSON.stringify(counted.lines)}::jsonb,
          payable = ${counted.payable}, gst_tds = ${counted.gstTds}
        where id = ${counted.awardId})
    update award_dues set amount = ${counted.price},
        cause = cause || jsonb_build_object('before', amount)
      -- By what trucks have raised it since is a row of its own.
      where id = (select min(id) from award_dues
          where award_id = ${counted.awardId} and kind = 'price' and cancelled_by is null)
        and amount <> ${counted.price}`.execute(tx);
