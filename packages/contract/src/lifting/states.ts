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
