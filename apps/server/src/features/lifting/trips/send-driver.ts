import type { Tx } from "../../../platform/db/db.ts";
import { HIDDEN, noticeText, queueMessages, wordNotice } from "../../notifications/index.ts";
import { driverPath } from "./driver-link.ts";
import type { TripRow } from "./trips.store.ts";

/** In a text's words: which truck's link it has. */
export const linkIn = (tripId: number): string => driverPath(tripId, "").slice(0, -"key=".length);

/**
 * Sends the driver an SMS with the link to the pass, in Hindi as the page opens: a driver has no
 * account. The buyer is shown the same link.
 * @param key of the link
 */
export async function sendDriver(tx: Tx, home: string, trip: TripRow, key: string): Promise<void> {
  const { id, vehicleNo: vehicle, siteName, city, slotFrom } = trip;
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
