/**
 * Collection of batteries by kind and financial year, in percent of what was placed on the market
 * one life earlier. Medium confidence: to be read in the gazette, on the page and in print.
 */
export interface BatteryShare {
  readonly id: `battery_${string}`;
  readonly title: string;
  /** Percent by financial year; the last one stays in force. */
  readonly percent: Readonly<Record<string, number>>;
  /** Which year's batteries are owed in which; null where it is looked up. */
  readonly ofYear: Readonly<Record<string, string>> | null;
  /** Null where it is not known. */
  readonly cycleYears: number | null;
}
const unread = { ofYear: null, cycleYears: null };

export const batteryShares: readonly BatteryShare[] = [
  {
    id: "battery_portable",
    title: "portable, rechargeable",
    ...unread,
    percent: { "2025-26": 70, "2026-27": 70 },
  },
  {
    id: "battery_portable_primary",
    title: "portable, not rechargeable",
    ...unread,
    percent: { "2025-26": 50, "2026-27": 60 },
  },
  {
    id: "battery_automotive",
    title: "automotive",
    ...unread,
    cycleYears: 7,
    percent: { "2025-26": 90, "2026-27": 90 },
  },
  {
    id: "battery_industrial",
    title: "industrial",
    ...unread,
    cycleYears: 7,
    percent: { "2025-26": 70, "2026-27": 70 },
  },
  { id: "battery_ev2", title: "electric two-wheelers", ...unread, percent: { "2026-27": 70 } },
  { id: "battery_ev3", title: "electric three-wheelers", ...unread, percent: { "2026-27": 70 } },
  {
    id: "battery_ev4",
    title: "electric cars and buses",
    ...unread,
    cycleYears: 14,
    percent: { "2029-30": 70 },
  },
];

/** Recycled material in new batteries, in percent by financial year. */
export const RECYCLED_BATTERY_CONTENT = {
  ev_and_portable: { "2027-28": 5, "2028-29": 10, "2029-30": 15, "2030-31": 20 },
  others: { "2027-28": 35, "2028-29": 35, "2029-30": 40, "2030-31": 40 },
} as const;
