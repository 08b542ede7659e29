import type { inspections } from "@rebale/contract";
import type { InspectionState } from "@rebale/contract/inspections/states";
import { endOfDay, startOfDay } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

export type Visitor = inspections.Inspection["visitors"][number];

const appointments = (db: Db) =>
  db
    .selectFrom("inspections as i")
    .innerJoin("lot_goods as lots", "lots.id", "i.lot_id")
    .innerJoin("sites as s", "s.id", "i.site_id")
    .select(["i.id", "i.lot_id as lotId", "lots.title", "lots.url", "i.jti"])
    .select(["i.slot_from as slotFrom", "i.slot_to as slotTo", "i.came_at as cameAt"])
    .select("i.came_device as cameDevice")
    .select(["i.booked_by as buyerId", "i.company_id as buyerCompanyId"])
    .select(["i.booked_at as bookedAt"])
    .select(["lots.seller_id as sellerId", "lots.company_id as sellerCompanyId"])
    .select(["i.site_id as siteId", "s.company_id as siteCompanyId", "s.name as siteName"])
    .select(["s.address", "s.city", "s.state as siteState", "s.pincode"])
    .select(["s.gate_contact", "s.loading_hours"])
    .select(sql<InspectionState>`i.state`.as("state"))
    .select(sql<Visitor[]>`i.visitors`.as("visitors"));

export type InspectionRow = NonNullable<Awaited<ReturnType<typeof findInspection>>>;

export const findInspection = (db: Db, id: number) =>
  appointments(db).where("i.id", "=", id).executeTakeFirst();

/** By its pass. */
export const inspectionByJti = (db: Db, jti: string) =>
  appointments(db).where("i.jti", "=", jti).executeTakeFirst();

export const inspectionsByIds = async (db: Db, ids: readonly number[]): Promise<InspectionRow[]> =>
  ids.length === 0
    ? []
    : appointments(db)
        .where("i.id", "in", [...ids])
        .orderBy("i.id")
        .execute();

/** A company's last appointment for a lot that is not cancelled. */
export const lastInspection = (db: Db, lotId: number, companyId: number) =>
  appointments(db)
    .where("i.lot_id", "=", lotId)
    .where("i.company_id", "=", companyId)
    .where("i.state", "<>", "cancelled")
    .orderBy("i.id", "desc")
    .limit(1)
    .executeTakeFirst();

/** How many appointments of a company for a lot were cancelled. */
export const countCancelled = async (db: Db, lotId: number, companyId: number): Promise<number> =>
  (
    await db
      .selectFrom("inspections")
      .select((eb) => eb.fn.countAll<number>().as("cancelled"))
      .where("lot_id", "=", lotId)
      .where("company_id", "=", companyId)
      .where("state", "=", "cancelled")
      .executeTakeFirstOrThrow()
  ).cancelled;

const ofDay = (db: Db, day: string) =>
  appointments(db)
    .where("i.slot_from", ">=", startOfDay(day))
    .where("i.slot_from", "<", endOfDay(day))
    .where("i.state", "<>", "cancelled")
    .orderBy("i.slot_from")
    .orderBy("i.id")
    .limit(500);

/** The appointments of a day in India, by slot; those taken back are left out. */
export const inspectionsOfDay = (db: Db, siteId: number, day: string) =>
  ofDay(db, day).where("i.site_id", "=", siteId).execute();

/** The same at all sites of a company. */
export const inspectionsAt = (db: Db, companyId: number, day: string) =>
  ofDay(db, day).where("s.company_id", "=", companyId).execute();

/** A company's booked visits whose slots are not over, the first first. */
export const inspectionsToCome = (db: Db, companyId: number) =>
  appointments(db)
    .where("i.company_id", "=", companyId)
    .where("i.state", "=", "booked")
    .where("i.slot_to", ">", sql<Date>`(select market_now())`)
    .orderBy("i.slot_to")
    .orderBy("i.id")
    .limit(50)
    .execute();

/** Places of a site that are taken in this time, for whichever of its lots. */
export async function takenBetween(
  db: Db,
  siteId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly from: Date; readonly to: Date }[]> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select slot_from as "from", slot_to as "to" from inspections
    where site_id = ${siteId} and slot_from < ${to} and slot_to > ${from}
      -- No slot is longer than a day: so the index is used.
      and slot_from > ${from}::timestamptz - interval '1 day'
      and state <> 'cancelled'`.execute(db);
  return rows;
}

export interface NewInspection {
  readonly lotId: number;
  readonly siteId: number;
  readonly companyId: number;
  readonly bookedBy: number;
  readonly from: Date;
  readonly to: Date;
  readonly visitors: readonly Visitor[];
  readonly jti: string;
}
/** The site's company is locked. */
export async function insertInspection(tx: Tx, made: NewInspection): Promise<number> {
  const { id } = await tx
    .insertInto("inspections")
    .values({
      ...{ lot_id: made.lotId, site_id: made.siteId, company_id: made.companyId },
      ...{ slot_from: made.from, slot_to: made.to, visitors: JSON.stringify(made.visitors) },
      ...{ jti: made.jti, booked_by: made.bookedBy },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface InspectionChange {
  readonly state: InspectionState;
  readonly came_at?: Date | null;
  readonly came_device?: number | null;
  readonly said_by?: number | null;
}
/** The site's company is locked. */
export const setInspection = (tx: Tx, id: number, change: InspectionChange) =>
  tx.updateTable("inspections").set(change).where("id", "=", id).execute();

/** The visit of these days whose pass begins so; null where none, or more than one, does. */
export async function visitByCode(db: Db, siteId: number, code: string): Promise<string | null> {
  const { rows } = await sql<{ jti: string }>`
    select jti from inspections
    where site_id = ${siteId}
      and slot_from between (select market_now()) - interval '3 days'
        and (select market_now()) + interval '3 days'
      and left(jti::text, 8) = ${code} limit 2`.execute(db);
  return rows.length === 1 ? (rows[0]?.jti ?? null) : null;
}
