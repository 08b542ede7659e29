/** A truck's way to the goods and back. Without zod, so that a page may carry it. */

export const TRIP_STATES = [
  "booked",
  "arrived",
  "tared",
  "weighed",
  "out",
  "received",
  "missed",
  "cancelled",
] as const;
export type TripState = (typeof TRIP_STATES)[number];

/** After capitals, blanks out: MH12AB1234. */
export const VEHICLE_NUMBER = /^[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{1,4}$/;
