import { type Notice, notice } from "../../notifications/index.ts";
import type { TripRow } from "./trips.store.ts";

/** The notices to both sides about a truck. */

type Told = Pick<
  TripRow,
  "id" | "title" | "vehicleNo" | "slotFrom" | "bookedBy" | "sellerId" | "handoverCode"
>;
const pageOf = ({ id }: Told) => ({ link: `/trip/${id}` });
const of = ({ title, vehicleNo }: Told) => ({ title, vehicle: vehicleNo });

export const bookedNotices = (trip: Told): Notice[] => {
  const params = { ...of(trip), from: trip.slotFrom.toISOString() };
  return [
    notice(trip.bookedBy, "trip_booked", { ...params, code: trip.handoverCode }, pageOf(trip)),
    notice(trip.sellerId, "trip_booked", { ...params, code: null }, pageOf(trip)),
  ];
};

export const soonNotices = (trip: Told): Notice[] => {
  const params = { ...of(trip), from: trip.slotFrom.toISOString() };
  return [trip.bookedBy, trip.sellerId].map((userId) =>
    notice(userId, "trip_soon", params, { ...pageOf(trip), goodUntil: trip.slotFrom }),
  );
};

export const missedNotices = (trip: Told): Notice[] =>
  [trip.bookedBy, trip.sellerId].map((userId) =>
    notice(userId, "trip_missed", of(trip), pageOf(trip)),
  );

export const inNotices = (trip: Told): Notice[] => [
  notice(trip.bookedBy, "truck_in", of(trip), pageOf(trip)),
];

/** @param amount paise */
export const waitsNotices = (trip: Told & { awardId: number }, amount: number): Notice[] => [
  notice(trip.bookedBy, "truck_waits", { ...of(trip), amount }, { link: `/award/${trip.awardId}` }),
];

/** @param kg net @param total of its invoice, in paise */
export const outNotices = (trip: Told, kg: number, total: number): Notice[] =>
  [trip.bookedBy, trip.sellerId].map((userId) =>
    notice(userId, "truck_out", { ...of(trip), kg, amount: total }, pageOf(trip)),
  );

export const twiceNotices = (trip: Told, at: Date): Notice[] => [
  notice(trip.sellerId, "pass_twice", { ...of(trip), at: at.toISOString() }, pageOf(trip)),
];

/** @param count of wrong codes */
export const guessedNotices = (trip: Told, count: number): Notice[] => [
  notice(trip.bookedBy, "codes_wrong", { ...of(trip), count }, pageOf(trip)),
];

/** @param other brings its goods on */
export const vehicleNotices = (trip: Told, other: string, reason: string): Notice[] => [
  notice(trip.bookedBy, "truck_changed", { ...of(trip), other, reason }, pageOf(trip)),
];
