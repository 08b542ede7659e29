import type { Paise } from "@rebale/contract";
import type { TaxHold } from "@rebale/contract/tax-holds";
import type { TaxHoldReason, TaxHoldState } from "@rebale/contract/tax-holds/states";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import type { PaperOfHold } from "../domain/compare.rules.ts";
import type { Amounts } from "../domain/tax-hold.rules.ts";

/** The seller's answer, as it is kept. */
export interface Answer {
  readonly arn: string;
  readonly filed_on: string;
  readonly note: string | null;
  /** Its file's key. */
  readonly document: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A hold with its paper and its sale; amounts in paise. */
export interface HoldRow extends Amounts {
  readonly id: number;
  readonly awardId: number;
  readonly lotId: number;
  readonly tripId: number;
  readonly invoiceId: number;
  readonly title: string;
  readonly vehicleNo: string;
  readonly sellerId: number;
  readonly buyerId: number;
  readonly sellerCompanyId: number;
  readonly buyerCompanyId: number;
  readonly seller: string;
  readonly buyer: string;
  readonly recipientGstin: string;
  readonly state: TaxHoldState;
  readonly untilAt: Date;
  readonly saidAt: Date | null;
  readonly why: TaxHoldReason | null;
  readonly foundIn: string | null;
  readonly foundAt: Date | null;
  readonly differences: TaxHold["differences"];
  readonly alike: TaxHold["similar"];
  readonly answer: Answer | null;
  readonly tiedAt: Date | null;
  readonly endedAt: Date | null;
  /** How often a part of it went to the seller. */
  readonly freed: number;
  readonly paper: PaperOfHold;
}

/** Holds with their papers, sales and both companies: `h`, `p`, `a`, `s`, `b`. */
export const holdRows = (db: Db) =>
  db
    .selectFrom("tax_holds as h")
    .innerJoin("sales as a", "a.id", "h.award_id")
    .innerJoin("lot_goods as l", "l.id", "a.lot_id")
    .innerJoin("trucks as t", "t.id", "h.trip_id")
    .innerJoin("issued_papers as p", "p.id", "h.invoice_id")
    .innerJoin("company_cards as s", "s.id", "h.seller_company_id")
    .innerJoin("company_cards as b", "b.id", "h.buyer_company_id")
    .select(["h.id", "h.award_id as awardId", "a.lot_id as lotId", "h.trip_id as tripId"])
    .select(["h.invoice_id as invoiceId", "l.title", "t.vehicle_no as vehicleNo"])
    .select(["a.seller_id as sellerId", "a.bidder_id as buyerId", "s.name as seller"])
    .select(["h.seller_company_id as sellerCompanyId", "h.buyer_company_id as buyerCompanyId"])
    .select(["b.name as buyer", "h.recipient_gstin as recipientGstin"])
    .select(["h.until_at as untilAt", "h.said_at as saidAt", "h.found_in as foundIn"])
    .select(["h.found_at as foundAt", "h.tied_at as tiedAt", "h.ended_at as endedAt"])
    .select([money("tax"), money("credited"), money("held"), money("released"), money("returned")])
    .select(sql<TaxHoldState>`h.state`.as("state"))
    .select(sql<TaxHoldReason | null>`h.why`.as("why"))
    .select(sql<TaxHold["differences"]>`h.differences`.as("differences"))
    .select(sql<TaxHold["similar"]>`h.alike`.as("alike"))
    .select(sql<Answer | null>`h.answer`.as("answer"))
    .select(sql<boolean>`h.tied_at is not null`.as("isTied"))
    .select(
      sql<number>`(select count(*)::int from tax_hold_moves m
        where m.hold_id = h.id and m.amount > 0)`.as("freed"),
    )
    .select(
      sql<PaperOfHold>`json_build_object('supplier', p.gstin, 'number', p.number,
        'dated', p.dated::text, 'value', p.value, 'total', p.total, 'tcs', p.tcs, 'igst', p.igst,
        'cgst', p.cgst, 'sgst', p.sgst)`.as("paper"),
    );
const money = <N extends "tax" | "credited" | "held" | "released" | "returned">(name: N) =>
  sql<Paise>`${sql.ref(`h.${name}`)}`.as(name);

const holdsWhere = (db: Db, fits: RawBuilder<SqlBool>): Promise<HoldRow[]> =>
  holdRows(db).where(fits).orderBy("h.id").execute();

export const findHold = async (db: Db, id: number): Promise<HoldRow | undefined> =>
  (await holdsWhere(db, sql<SqlBool>`h.id = ${id}`))[0];
export const holdsOfAward = (db: Db, awardId: number) =>
  holdsWhere(db, sql<SqlBool>`h.award_id = ${awardId}`);
export const holdOfTrip = async (db: Db, tripId: number): Promise<HoldRow | undefined> =>
  (await holdsWhere(db, sql<SqlBool>`h.trip_id = ${tripId}`))[0];
export const holdOfInvoice = async (db: Db, invoiceId: number): Promise<HoldRow | undefined> =>
  (await holdsWhere(db, sql<SqlBool>`h.invoice_id = ${invoiceId}`))[0];

const ofRecipient = (companyId: number, gstin: string) =>
  sql<SqlBool>`h.buyer_company_id = ${companyId} and h.recipient_gstin = ${gstin}`;
/** Locks the sales of all that the company's 2B may speak of. */
export const lockSalesOf = (tx: Tx, companyId: number, gstin: string) =>
  lockAuctions(
    tx,
    sql`select a.lot_id from tax_holds h join sales a on a.id = h.award_id
      where ${ofRecipient(companyId, gstin)}`,
  );
export const holdsOfRecipient = (db: Db, companyId: number, gstin: string) =>
  holdsWhere(db, sql<SqlBool>`${ofRecipient(companyId, gstin)} and h.state <> 'cancelled'`);

/** The suppliers whose invoices a company's 2Bs are looked through for. */
export async function suppliersOf(db: Db, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ gstin: string }>`
    select distinct p.gstin from tax_holds h join issued_papers p on p.id = h.invoice_id
    where h.buyer_company_id = ${companyId}`.execute(db);
  return rows.map(({ gstin }) => gstin);
}

/** Whether a GSTIN is one of a company's sites, of its account's papers, or on its papers here. */
export async function isGstinOf(db: Db, companyId: number, gstin: string): Promise<boolean> {
  const { rows } = await sql`
    select from sites where company_id = ${companyId} and gstin = ${gstin}
    union all select from tax_holds
      where buyer_company_id = ${companyId} and recipient_gstin = ${gstin}
    union all select from company_people c join account_tax_papers p on p.user_id = c.user_id
      where c.company_id = ${companyId} and p.gst_number = ${gstin} limit 1`.execute(db);
  return rows.length > 0;
}

/** Open, tied, and past their end: the auctions' rows are not locked yet. */
export async function dueHolds(
  db: Db,
  most: number,
): Promise<{ readonly id: number; readonly awardId: number }[]> {
  const { rows } = await sql<{ id: number; awardId: number }>`
    select id, award_id as "awardId" from tax_holds
    where ended_at is null and state <> 'disputed' and tied_at is not null
      and until_at <= (select market_now())
    order by until_at, id limit ${most}`.execute(db);
  return rows;
}
