import type { listings } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { type Days, within } from "../../platform/lists/list-query.ts";
import { assignedOf } from "../review-queue/index.ts";
import {
  gatedFrom,
  isGated,
  ownLotColumns,
  ownLotRows,
  ownLotsJoined,
} from "./lots/lot-rows.store.ts";
import { lotState } from "./lots/lot-state.store.ts";

export async function readCategories(db: Db): Promise<listings.Category[]> {
  const categories = await db
    .selectFrom("goods_groups as categories")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  const subs = await db
    .selectFrom("goods_kinds")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  return categories.map(({ id, url, title, title_hi, icon }) => ({
    _id: String(id),
    url,
    icon,
    title,
    title_hi,
    sub_category: subs
      .filter((sub) => sub.category_id === id)
      .map(({ id: subId, url, title, title_hi, material }) => ({
        _id: String(subId),
        url,
        title,
        title_hi,
        material,
      })),
  }));
}

export const findOwnLot = (db: Db, by: { id: number } | { url: string }) =>
  ownLotRows(db)
    .select("lots.seller_id")
    .where((eb) => ("id" in by ? eb("lots.id", "=", by.id) : eb("lots.url", "=", by.url)))
    .executeTakeFirst();

interface OfficeFacts {
  readonly name: string;
  readonly business_name: string | null;
  readonly company_id: number | null;
  readonly company: string | null;
  readonly signs: boolean;
  readonly views: number;
  readonly watchers: number;
  readonly isGated: boolean;
  readonly gatedFrom: string | null;
  readonly assigned: { readonly id: number; readonly name: string; readonly since: string } | null;
}

/**
 * Whose a lot is, who reviews it, and how many look at it.
 * @param usuallyWaived where the office has not said it for the seller's company
 */
export async function findOfficeFacts(db: Db, lotId: number, usuallyWaived: boolean) {
  const { rows } = await sql<OfficeFacts>`
    select users.name, users.business_name, lots.company_id, companies.name as company,
      not coalesce(companies.signature_waived, ${usuallyWaived}) as signs,
      (select coalesce(sum(views), 0) from lot_views where lot_id = lots.id)::int as views,
      (select count(*) from watched_lots where lot_id = lots.id)::int as watchers,
      ${isGated} as "isGated", ${gatedFrom}::text as "gatedFrom",
        ${assignedOf("lots")}
    from lots join people users on users.id = lots.seller_id
      left join company_cards companies on companies.id = lots.company_id
    where lots.id = ${lotId}`.execute(db);
  return rows[0];
}

const ofSeller = {
  approved: sql<boolean>`approval = 'approved'`,
  expired: sql<boolean>`approval = 'approved' and auctions.ends_at <= (select market_now())
    and timetables.paused_at is null`,
  pending: sql<boolean>`approval <> 'approved'`,
  awaited: sql<boolean>`seller_answers.seller_answer = 'awaited'`,
  unsigned: sql<boolean>`approval = 'approved' and timetables.awaits_signature
    and timetables.closed_at is null
    and auctions.ends_at > (select market_now())`,
};
/** Sheets to sign and bids to answer come first, then corrections, live lots and the rest. */
const waiting = sql<number>`case
  when ${ofSeller.unsigned} or ${ofSeller.awaited} then 0
  when lots.approval = 'refused' and jsonb_array_length(lots.corrections) > 0 then 1
  when ${lotState} = 'live' then 2
  when ${lotState} = 'upcoming' then 3
  when lots.approval = 'pending' then 4
  else 5 end`;

export interface OwnSearch extends Days {
  readonly order?: "newest" | "waiting";
  readonly filter?: keyof typeof ofSeller;
  readonly state?: listings.LotState;
  /** A category's url. */
  readonly material?: string;
  readonly page: number;
  readonly rows: number;
}

/** Days are those in which an auction ended. */
export async function listLotsOfSeller(
  db: Db,
  sellerId: number,
  { order, filter, state, material, page, rows, ...days }: OwnSearch,
) {
  const own = ownLotsJoined(db)
    .where("lots.seller_id", "=", sellerId)
    .where(filter ? ofSeller[filter] : sql<boolean>`true`)
    .where(state ? sql<boolean>`${lotState} = ${state}` : sql<boolean>`true`)
    .where(material ? sql<boolean>`categories.url = ${material}` : sql<boolean>`true`)
    .where(within("auctions.ends_at", days))
    // A paused lot ends later than can be said.
    .where(days.to ? sql<boolean>`timetables.paused_at is null` : sql<boolean>`true`);
  const listed = await own
    .select(ownLotColumns)
    .$if(order === "waiting", (lots) => lots.orderBy(waiting))
    .orderBy("lots.created_at", "desc")
    .orderBy("lots.id", "desc")
    .limit(rows)
    .offset((page - 1) * rows)
    .execute();
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { listed, total };
}
