import type { lifting } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { usualDays } from "./slots.rules.ts";

/** A site that the company has; a stranger's is not found. */
export async function isOwnSite(db: Db, companyId: number, siteId: number): Promise<boolean> {
  const row = await db
    .selectFrom("sites")
    .select("id")
    .where("id", "=", siteId)
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface SiteDays {
  readonly days: readonly lifting.SlotDay[];
  /** Nothing was set. */
  readonly usual: boolean;
}

/** When a site takes trucks. @param siteId null where the seller has none yet */
export async function daysOf(db: Db, siteId: number | null): Promise<SiteDays> {
  const { rows } = await sql<lifting.SlotDay>`
    select weekday, to_char(opens, 'HH24:MI') as "from", to_char(closes, 'HH24:MI') as "to", bays,
      minutes
    from site_slots where site_id = ${siteId} order by weekday, opens`.execute(db);
  return rows.length > 0 ? { days: rows, usual: false } : { days: usualDays, usual: true };
}

/** Those before are replaced. The site's company is locked. */
export async function setDays(
  tx: Tx,
  siteId: number,
  days: readonly lifting.SlotDay[],
): Promise<void> {
  await tx.deleteFrom("site_slots").where("site_id", "=", siteId).execute();
  if (days.length === 0) return;
  await tx
    .insertInto("site_slots")
    .values(
      days.map(({ from, to, ...day }) => ({ ...day, site_id: siteId, opens: from, closes: to })),
    )
    .execute();
}

/** Bookings of a site that meet this time. */
export async function bookedBetween(
  db: Db,
  siteId: number | null,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly from: Date; readonly to: Date }[]> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select slot_from as "from", slot_to as "to" from trips
    where site_id = ${siteId} and slot_from < ${to} and slot_to > ${from}
      -- No slot is longer than a day: so the index is used.
      and slot_from > ${from}::timestamptz - interval '1 day'
      and state not in ('cancelled', 'missed')`.execute(db);
  return rows;
}

/** Whether a site is the company's own, or of a seller from whom one of these parties has bought. */
export async function isKnownSite(
  db: Db,
  siteId: number,
  { own, parties }: { own: number | null; parties: readonly number[] },
): Promise<boolean> {
  const { rows } = await sql`select from sites s
    where s.id = ${siteId} and s.removed_at is null
      and (s.company_id = ${own} or exists (select from sales a
        where a.seller_company_id = s.company_id
          and coalesce(a.company_id, -a.bidder_id) = any(${[...parties]}::bigint[])))`.execute(db);
  return rows.length > 0;
}

export const siteExists = async (db: Db, siteId: number): Promise<boolean> =>
  (await db
    .selectFrom("sites")
    .select("id")
    .where("id", "=", siteId)
    .where("removed_at", "is", null)
    .executeTakeFirst()) !== undefined;
