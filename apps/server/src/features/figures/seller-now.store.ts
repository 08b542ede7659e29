import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { lotState } from "../listings/index.ts";

/** Today's facts for a seller's dashboard. Money is in paise. */

interface Standing {
  readonly lots: number;
  readonly bids: number;
  readonly value: number;
  readonly expired_sold: number;
}

/** The seller's live lots at their highest bids, else their start prices; and what of the rest sold. */
export async function sellerStanding(db: Db, sellerId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select count(*) filter (where state = 'live')::int as lots,
      coalesce(sum(bid_count) filter (where state = 'live'), 0)::int as bids,
      coalesce(sum(price) filter (where state = 'live'), 0)::bigint as value,
      count(*) filter (where is_expired and state = 'sold')::int as expired_sold
    from (select ${lotState} as state, auctions.bid_count, listed.price,
        lots.approval = 'approved' and auctions.ends_at <= (select market_now())
          and timetables.paused_at is null as is_expired
      from lot_goods lots join lot_times timetables on timetables.lot_id = lots.id
        join standings auctions on auctions.lot_id = lots.id
        left join every_listed_lot listed on listed.lot_id = lots.id
      where lots.seller_id = ${sellerId}) own`.execute(db);
  return rows[0] as Standing;
}

interface Selling {
  readonly userId: number;
  /** Null where the member acts for no company. */
  readonly companyId: number | null;
}
const soldBy = ({ userId, companyId }: Selling) =>
  sql`(s.seller_id = ${userId} or s.seller_company_id = ${companyId})`;

interface WaitingTruck {
  readonly trip_id: number;
  readonly award_id: number;
  readonly title: string;
  readonly vehicle_no: string;
}

/** Trucks in a yard that may not leave before somebody tells their e-way bill's number. */
export async function trucksWithoutEway(
  db: Db,
  seller: Selling,
  most: number,
): Promise<WaitingTruck[]> {
  const { rows } = await sql<WaitingTruck>`
    select t.id as trip_id, t.award_id, l.title, t.vehicle_no
    from sales s join trucks t on t.award_id = s.id join lot_goods l on l.id = s.lot_id
    where ${soldBy(seller)} and t.state in ('arrived', 'tared', 'weighed')
      and 'eway' = any(t.missing)
    order by t.gate_in_at, t.id limit ${most}`.execute(db);
  return rows;
}

interface OpenClaim extends WaitingTruck {
  readonly claim_id: number;
  readonly made_at: Date;
}

/** Claims that the seller has not answered, the first first. */
export async function openClaims(db: Db, seller: Selling, most: number): Promise<OpenClaim[]> {
  const { rows } = await sql<OpenClaim>`
    select c.id as claim_id, c.made_at, t.id as trip_id, s.id as award_id, l.title, t.vehicle_no
    from sales s join truck_claims c on c.award_id = s.id join trucks t on t.id = c.trip_id
      join lot_goods l on l.id = s.lot_id
    where ${soldBy(seller)} and c.state = 'open'
    order by c.made_at, c.id limit ${most}`.execute(db);
  return rows;
}

interface Unconfirmed {
  readonly award_id: number;
  readonly title: string;
  readonly buyer: string;
  readonly value: number;
  readonly due_at: Date | null;
}

/** Sales whose buyers pay the seller directly, who has not said yet that the money has come. */
export async function unconfirmedSales(
  db: Db,
  seller: Selling,
  most: number,
): Promise<Unconfirmed[]> {
  const { rows } = await sql<Unconfirmed>`
    select s.id as award_id, l.title, s.value, s.due_at,
      coalesce(company.name, buyer.business_name, buyer.name) as buyer
    from sales s join lot_goods l on l.id = s.lot_id
      join people buyer on buyer.id = s.bidder_id
      left join company_cards company on company.id = s.company_id
    where ${soldBy(seller)} and s.pay_through = 'parties'
      and s.state in ('payment_due', 'overdue')
    order by s.due_at nulls last, s.id limit ${most}`.execute(db);
  return rows;
}
