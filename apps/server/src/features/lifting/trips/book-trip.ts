import type { Body, lifting } from "@rebale/contract";
import { vehicleNumber } from "@rebale/contract/lifting/plates";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { type AccountDeps, hashToken } from "../../accounts/index.ts";
import { type Award, lockAward, sideOf } from "../../awards/index.ts";
import { lockCompanies, makeSiteOfLot } from "../../company-register/index.ts";
import { hadItsFill, notifyMembers } from "../../notifications/index.ts";
import { pickupSiteOf } from "../slots/pickup-site.store.ts";
import { meets, slotAt } from "../slots/slots.rules.ts";
import { bookedBetween, daysOf } from "../slots/slots.store.ts";
import { newDriverKey } from "./driver-link.ts";
import { newHandoverCode } from "./handover-code.ts";
import { sendDriver } from "./send-driver.ts";
import { tellTrips } from "./tell-trips.ts";
import { bookedNotices } from "./trip-notices.ts";
import { isTooFar, MAX_BOOKED, WORDS_OF_VEHICLE, whyNotLiftable } from "./trips.rules.ts";
import {
  countBooked,
  countForDriver,
  insertTrip,
  nextNo,
  readTrip,
  type TripRow,
} from "./trips.store.ts";

type Booking = Pick<AccountDeps, "db" | "config" | "secretKeys">;
type Asked = Body<typeof lifting.bookTrip>;

/**
 * Books a truck into a slot of where the goods lie; a site of a seller without one is made of the
 * lot's place. Bookings of a site wait for each other at its company's row.
 * @returns its id
 * @throws Problem not_found for whoever is not the buyer; award_not_paid, award_closed,
 * no_pickup_site, invalid_input at `slot_from` or `vehicle_no`, slot_full
 */
export function bookTrip(
  deps: Booking,
  caller: Acting,
  awardId: number,
  { vehicle_no, slot_from, ...driver }: Asked,
): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    if (!award || sideOf(caller, award) !== "buyer") throw new Problem("not_found");
    const why = whyNotLiftable(award.state);
    if (why) throw new Problem(why);
    const siteId = await lockSite(tx, award);
    const slot = await freeSlot(tx, siteId, new Date(slot_from));
    const vehicle = vehicleNumber(vehicle_no);
    if (vehicle === null)
      throw new Problem("invalid_input", { path: "vehicle_no", msg: WORDS_OF_VEHICLE });
    if ((await countBooked(tx, awardId)) >= MAX_BOOKED)
      throw new Problem("slot_full", {
        msg: {
          en: "At most 40 trucks of a sale can be booked at a time",
          hi: "एक सौदे के ज़्यादा से ज़्यादा 40 ट्रक एक साथ बुक हो सकते हैं",
        },
      });
    const no = await nextNo(tx, awardId);
    const key = await newDriverKey(deps, { awardId, no });
    const id = await insertTrip(tx, {
      ...{ award_id: awardId, no, site_id: siteId, slot_from: slot.from, slot_to: slot.to },
      ...{ vehicle_no: vehicle, ...driver, booked_by: caller.userId },
      handover_code: newHandoverCode(),
      link_hash: hashToken(key),
    });
    const trip = await readTrip(tx, id);
    await notifyMembers(tx, deps.config.home, bookedNotices(trip));
    await tellTrips(tx, "booked", [trip]);
    await tellDriver(tx, deps.config.home, trip, key);
    return id;
  });
}

/** The site, its bookings locked by its company's row; behind the auction's. */
async function lockSite(tx: Tx, { id, lotId, sellerCompanyId }: Award): Promise<number> {
  if (sellerCompanyId !== null) await lockCompanies(tx, [sellerCompanyId]);
  const site = await pickupSiteOf(tx, id);
  if (site) return site.id;
  const made = sellerCompanyId === null ? null : await makeSiteOfLot(tx, sellerCompanyId, lotId);
  if (!made) throw new Problem("no_pickup_site");
  return made;
}

async function freeSlot(tx: Tx, siteId: number, from: Date) {
  const now = await marketNow(tx);
  const slot = slotAt((await daysOf(tx, siteId)).days, from, now);
  if (!slot || isTooFar(from, now))
    throw new Problem("invalid_input", {
      path: "slot_from",
      msg: { en: "Choose a time from the list", hi: "सूची में से समय चुनिए" },
    });
  const booked = await bookedBetween(tx, siteId, slot);
  if (booked.filter((one) => meets(one, slot)).length >= slot.bays) throw new Problem("slot_full");
  return slot;
}

/** A stranger's phone is not written to all day, whoever books and takes back. */
const MAX_A_DAY = 5;

/** @param key of the link */
async function tellDriver(tx: Tx, home: string, trip: TripRow, key: string): Promise<void> {
  if ((await countForDriver(tx, trip.awardId, trip.driver_mobile)) > MAX_A_DAY) return;
  if (await hadItsFill(tx, trip.driver_mobile)) return;
  await sendDriver(tx, home, trip, key);
}
