/** A visit to goods before the bid. Without zod, so that a page may carry it. */

export const INSPECTION_STATES = ["booked", "came", "missed", "cancelled"] as const;
export type InspectionState = (typeof INSPECTION_STATES)[number];
