import type { Paise } from "@rebale/contract";
import type { AwardState, PayThrough } from "@rebale/contract/awards/states";
import type { TripState } from "@rebale/contract/lifting/states";
import { endOfDay, startOfDay } from "@rebale/contract/values/calendar";
import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Trips } from "../../../platform/db/db-types.ts";

const trips = (db: Db) =>
  db
    .selectFrom("trips as t")
    .innerJoin("sales as a", "a.id", "t.award_id")
    .innerJoin("lot_goods as lots", "lots.id", "a.lot_id")
    .innerJoin("sites as s", "s.id", "t.site_id")
    .select(["t.id", "t.award_id as awardId", "t.no", "t.site_id as siteId"])
    .select(["t.slot_from as slotFrom", "t.slot_to as slotTo", "t.vehicle_no as vehicleNo"])
    .select(["t.driver_name", "t.driver_mobile", "t.transporter", "t.transporter_gstin"])
    .select(["t.handover_code as handoverCode", "t.wrong_codes as wrongCodes"])
    .select(["t.codes_from as codesFrom", "t.waits_for as waitsFor", "t.link_hash as linkHash"])
    .select(["t.net_grams as netOut", "t.booked_by as bookedBy", "t.gate_in_at as gateInAt"])
    .select(["t.gate_out_at as gateOutAt", "t.eway_no", "t.received_at as receivedAt"])
    .select(["t.received_grams as receivedGrams", "lots.title", "a.lot_id as lotId"])
    .select(["lots.requires_authorisation as stream"])
    .select(
      sql<string>`coalesce((select name from company_cards where id = a.company_id),
        (select name from people where id = a.bidder_id), '')`.as("buyerName"),
    )
    .select(["a.bidder_id as buyerId", "a.company_id as buyerCompanyId"])
    .select(["a.seller_id as sellerId", "a.seller_company_id as sellerCompanyId"])
    .select(["s.name as siteName", "s.address", "s.city", "s.state as siteState", "s.pincode"])
    .select(["s.gate_contact", "s.loading_hours", "s.company_id as siteCompanyId"])
    .select(sql<TripState>`t.state`.as("state"))
    .select(sql<AwardState>`a.state`.as("awardState"))
    .select(sql<PayThrough>`a.pay_through`.as("payThrough"))
    .select(weightOf("tare").as("tareGrams"))
    .select(weightOf("gross").as("grossGrams"))
    .select(
      sql<number | null>`(select id from truck_papers p where p.trip_id = t.id)`.as("invoiceId"),
    );
const weightOf = (kind: "tare" | "gross") =>
  sql<number | null>`(select grams from slips
    where trip_id = t.id and kind = ${sql.lit(kind)} and not is_replaced)`;

export type TripRow = Awaited<ReturnType<typeof readTrip>>;

export const findTrip = (db: Db, id: number) => trips(db).where("t.id", "=", id).executeTakeFirst();
export const readTrip = (db: Db, id: number) =>
  trips(db).where("t.id", "=", id).executeTakeFirstOrThrow();

export const tripsByIds = async (db: Db, ids: readonly number[]): Promise<TripRow[]> =>
  ids.length === 0
    ? []
    : trips(db)
        .where("t.id", "in", [...ids])
        .orderBy("t.id")
        .execute();

/** The trucks of a day in India, by slot; those taken back are left out. */
export const tripsOfDay = (db: Db, siteId: number, day: string, andInYard = false) =>
  trips(db)
    .where("t.site_id", "=", siteId)
    .where(({ or, eb }) =>
      or([
        eb("t.slot_from", ">=", startOfDay(day)),
        ...(andInYard ? [eb("t.state", "in", ["arrived", "tared", "weighed"])] : []),
      ]),
    )
    .where("t.slot_from", "<", endOfDay(day))
    .where("t.state", "<>", "cancelled")
    .orderBy("t.slot_from")
    .orderBy("t.id")
    .limit(500)
    .execute();

/** Today's trucks at all sites of a company, and those still in a yard. @param day in India */
export const tripsOfCompany = (db: Db, companyId: number, day: string) =>
  trips(db)
    .where("s.company_id", "=", companyId)
    .where("t.slot_from", "<", endOfDay(day))
    .where(({ or, eb }) =>
      or([
        eb("t.slot_from", ">=", startOfDay(day)),
        eb("t.state", "in", ["arrived", "tared", "weighed"]),
      ]),
    )
    .where("t.state", "<>", "cancelled")
    .orderBy("t.slot_from")
    .orderBy("t.id")
    .limit(200)
    .execute();

/** The sale of a truck; undefined where there is none. */
export async function awardOfTrip(db: Db, id: number): Promise<number | undefined> {
  const row = db.selectFrom("trips").select("award_id").where("id", "=", id);
  return (await row.executeTakeFirst())?.award_id;
}

/** The two sides of a sale. */
export const findAwardParties = (db: Db, awardId: number) =>
  db
    .selectFrom("sales")
    .select(["bidder_id as buyerId", "company_id as buyerCompanyId"])
    .select(["seller_id as sellerId", "seller_company_id as sellerCompanyId"])
    .where("id", "=", awardId)
    .executeTakeFirst();

/** The number that the next truck of a sale has. The auction's row is locked. */
export async function nextNo(tx: Tx, awardId: number): Promise<number> {
  const { rows } = await sql<{ no: number }>`
    select coalesce(max(no), 0) + 1 as no from trips where award_id = ${awardId}`.execute(tx);
  return rows[0]?.no ?? 1;
}

/** How many of a sale are booked and have not come yet. */
export async function countBooked(tx: Tx, awardId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from trips
    where award_id = ${awardId} and state = 'booked'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Bookings of a sale for one driver in the last day. */
export async function countForDriver(tx: Tx, awardId: number, mobile: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from trips
    where award_id = ${awardId} and driver_mobile = ${mobile}
      and booked_at > (select market_now()) - interval '1 day'`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertTrip(tx: Tx, trip: Insertable<Trips>): Promise<number> {
  const row = tx.insertInto("trips").values(trip).returning("id");
  return (await row.executeTakeFirstOrThrow()).id;
}

export interface TripChange {
  readonly state?: TripState;
  readonly gate_in_at?: Date;
  readonly gate_out_at?: Date;
  readonly net_grams?: number;
  readonly eway_no?: string | null;
  readonly vehicle_no?: string;
  readonly handover_code?: string;
  readonly wrong_codes?: number;
  readonly codes_from?: Date | null;
  readonly waits_for?: Paise;
  readonly received_at?: Date;
  readonly received_grams?: number | null;
}
/** The auction's row is locked. */
export const setTrip = (tx: Tx, id: number, change: TripChange) =>
  tx.updateTable("trips").set(change).where("id", "=", id).execute();

/** Its money is the seller's from now on; or again the buyer's. */
export const setReleased = (tx: Tx, tripId: number, isReleased: boolean) =>
  sql`update trips set released_at = case when ${isReleased} then market_now() end
    where id = ${tripId}`.execute(tx);
