import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Numbered } from "./numbers/series.store.ts";
import type { EwayBill, IrpAnswer, Paper } from "./paper.ts";

// A line without its six digits has those that the material got since: the paper itself says four.
const columns = sql`i.id, i.kind, i.gstin, i.fy, i.series, i.number, i.dated::text as dated,
  i.award_id as "awardId", i.trip_id as "tripId", i.of_invoice as "ofInvoice",
  case when other.id is not null then
    json_build_object('number', other.number, 'dated', other.dated::text) end as of,
  i.parties,
  (select json_agg(case when line.it ->> 'hsn6' is null
      then line.it || jsonb_build_object('hsn6', coalesce(l.hsn6, m.hsn6))
      else line.it end order by line.no)
    from jsonb_array_elements(i.lines) with ordinality line(it, no)) as lines,
  i.value, i.cgst, i.sgst, i.igst, i.tcs, i.total, i.is_rcm as "isRcm",
  i.irn_hash as "irnHash", i.irp, i.ewb, i.file, i.eway_closed_on::text as "ewayClosedOn",
  (select c.turnover_band from company_cards c where c.id = a.seller_company_id)
    as "turnoverBand",
  (select t.gate_out_at from trucks t where t.id = i.trip_id) as "outAt"`;
const source = sql`invoices i join sales a on a.id = i.award_id join lot_goods l on l.id = a.lot_id
  left join goods_kinds sub on sub.id = l.sub_category_id
  left join material_codes m on m.code = coalesce(sub.material, l.taxed_as)
  left join invoices other on other.id = i.of_invoice`;

const papersWhere = async (db: Db, fits: RawBuilder<SqlBool>): Promise<Paper[]> => {
  const { rows } = await sql<Paper>`select ${columns} from ${source} where ${fits}
    order by i.id`.execute(db);
  return rows;
};

export const papersOf = (db: Db, awardId: number) =>
  papersWhere(db, sql<SqlBool>`i.award_id = ${awardId}`);
export const findPaper = async (db: Db, id: number): Promise<Paper | undefined> =>
  (await papersWhere(db, sql<SqlBool>`i.id = ${id}`))[0];
export const papersByIds = (db: Db, ids: readonly number[]) =>
  papersWhere(db, sql<SqlBool>`i.id = any(${[...ids]}::bigint[])`);
/** The paper that a truck's goods go with. */
export const paperOfTrip = async (db: Db, tripId: number): Promise<Paper | undefined> =>
  (
    await papersWhere(
      db,
      sql<SqlBool>`i.id = (select id from truck_papers where trip_id = ${tripId})`,
    )
  )[0];
/** The first invoice for goods of a sale. */
export const firstInvoiceOf = async (db: Db, awardId: number): Promise<Paper | undefined> =>
  (
    await papersWhere(
      db,
      sql<SqlBool>`i.id in (select id from truck_papers where award_id = ${awardId} and is_bill)`,
    )
  )[0];
export const noteOfClaim = async (db: Db, claimId: number): Promise<Paper | undefined> =>
  (await papersWhere(db, sql<SqlBool>`i.claim_id = ${claimId}`))[0];
export const feeInvoiceOf = async (
  db: Db,
  fee: { awardId: number; tripId: number | null; side: string; due: { id: number } | null },
): Promise<Paper | undefined> =>
  (
    await papersWhere(
      db,
      sql<SqlBool>`i.id = (select id from fee_papers where award_id = ${fee.awardId}
        and trip_id is not distinct from ${fee.tripId}::bigint and side = ${fee.side}
        and due is not distinct from ${fee.due?.id ?? null}::bigint)`,
    )
  )[0];

/** The sum of the credit notes to an invoice, in paise without taxes. */
export async function creditedOf(tx: Tx, invoiceId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(value), 0)::bigint as sum
    from credit_notes where of_invoice = ${invoiceId}`.execute(tx);
  return rows[0]?.sum ?? 0;
}
/** The TCS that a sale's invoices have collected, in paise. */
export async function collectedTcs(tx: Tx, awardId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(tcs), 0)::bigint as sum
    from invoices where award_id = ${awardId}`.execute(tx);
  return rows[0]?.sum ?? 0;
}

export type NewPaper = Omit<
  Paper,
  | "id"
  | ("irp" | "ewb" | "ewayClosedOn" | "turnoverBand" | "outAt")
  | ("of" | "fy" | "series" | "number" | "dated")
> &
  Omit<Numbered, "series" | "seq"> & {
    readonly series: string | null;
    readonly seq: number | null;
    readonly claimId?: number | null;
    readonly actorId: number | null;
    readonly at?: Date | undefined;
  };

/** @returns its id; undefined where its number is taken in that year */
export async function insertPaper(tx: Tx, paper: NewPaper): Promise<number | undefined> {
  const row = await tx
    .insertInto("invoices")
    .values({
      ...{ kind: paper.kind, gstin: paper.gstin, fy: paper.fy, series: paper.series },
      ...{ seq: paper.seq, number: paper.number, dated: paper.dated },
      ...{ award_id: paper.awardId, trip_id: paper.tripId, of_invoice: paper.ofInvoice },
      ...{ claim_id: paper.claimId ?? null, is_rcm: paper.isRcm, irn_hash: paper.irnHash },
      parties: JSON.stringify(paper.parties),
      lines: JSON.stringify(paper.lines),
      ...{ value: paper.value, cgst: paper.cgst, sgst: paper.sgst, igst: paper.igst },
      ...{ tcs: paper.tcs, total: paper.total, file: paper.file, made_by: paper.actorId },
      ...(paper.at && { made_at: paper.at }),
    })
    .onConflict((on) => on.columns(["gstin", "fy", "number"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export const setIrp = (tx: Tx, id: number, irp: IrpAnswer) =>
  tx
    .updateTable("invoices")
    .set({ irp: JSON.stringify(irp) })
    .where("id", "=", id)
    .execute();
export const setEwayClosed = (tx: Tx, id: number, on: string, by: number) =>
  tx
    .updateTable("invoices")
    .set({ eway_closed_on: on, eway_closed_by: by })
    .where("id", "=", id)
    .execute();
export const setEway = (tx: Tx, id: number, ewb: EwayBill) =>
  tx
    .updateTable("invoices")
    .set({ ewb: JSON.stringify(ewb) })
    .where("id", "=", id)
    .execute();
