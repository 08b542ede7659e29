import type { lifting } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Db } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { pickupSiteOf } from "../slots/pickup-site.store.ts";
import { freeSlots, rangeOf } from "../slots/slots.rules.ts";
import { bookedBetween, daysOf } from "../slots/slots.store.ts";
import { presentToCollect } from "./present-dashboards.ts";
import { readToCollect } from "./to-collect.store.ts";

/** The goods a buyer has to fetch, each with the next time that its yard has a place. */
export async function goodsToCollect(
  db: Db,
  buyer: Parameters<typeof readToCollect>[1],
): Promise<lifting.ToCollect[]> {
  const now = await marketNow(db);
  const slots = new Map<number | null, lifting.FreeSlot | null>();
  const shown: lifting.ToCollect[] = [];
  for (const goods of await readToCollect(db, buyer)) {
    const site = await pickupSiteOf(db, goods.awardId);
    const id = site?.id ?? null;
    if (!slots.has(id)) slots.set(id, await nextFree(db, id, now));
    const yard = site ? { _id: String(site.id), name: site.name, city: site.city } : null;
    shown.push(presentToCollect(goods, yard, slots.get(id) ?? null));
  }
  return shown;
}

/** The next place of a site within two weeks; null for none. */
async function nextFree(db: Db, siteId: number | null, now: Date) {
  const end = new Date(now.getTime() + TWO_WEEKS_MS);
  const range = rangeOf({ from: now.toISOString(), to: end.toISOString() }, now);
  const { days } = await daysOf(db, siteId);
  const booked = await bookedBetween(db, siteId, { from: now, to: end });
  return freeSlots(days, booked, range, now).find(({ free }) => free > 0) ?? null;
}
const TWO_WEEKS_MS = 14 * DAY_MS;
