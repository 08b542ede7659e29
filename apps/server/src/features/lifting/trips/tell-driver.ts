import type { Tx } from "../../../platform/db/db.ts";
import {
  HIDDEN,
  hadItsFill,
  noticeText,
  queueMessages,
  wordNotice,
} from "../../notifications/index.ts";
import { driverPath } from "./driver-link.ts";
import { countForDriver, type TripRow } from "./trips.store.ts";

/** A stranger's phone is not written to all day, whoever books and takes back. */
const MAX_A_DAY = 5;

/**
 * Sends the driver an SMS with the link to the pass, in Hindi as the page opens: a driver has no
 * account. The buyer is shown the same link.
 * @param key of the link
 */
export async function tellDriver(tx: Tx, home: string, trip: TripRow, key: string): Promise<void> {
  const { id, awardId, vehicleNo: vehicle, siteName, city, slotFrom } = trip;
  if ((await countForDriver(tx, awardId, trip.driver_mobile)) > MAX_A_DAY) return;
  if (await hadItsFill(tx, trip.driver_mobile)) return;
  const yard = siteName.includes(city) ? siteName : `${siteName}, ${city}`;
  const params = { vehicle, yard, from: slotFrom.toISOString() };
  const link = driverPath(id, HIDDEN).replace("/trip/", "");
  const text = noticeText({
    ...{ language: "hi", code: "driver_booked", params, home },
    also: { link: { full: link, short: link } },
  });
  await queueMessages(tx, [
    {
      ...text,
      ...{ channel: "sms", recipient: trip.driver_mobile, secret: key, userId: trip.bookedBy },
      subject: wordNotice("hi", "driver_booked", params).title,
    },
  ]);
}
