import type { SlotDay } from "@rebale/contract/lifting";

/** Times of a site as its form holds them. */
export interface TypedTimes {
  readonly weekday: string;
  readonly from: string;
  readonly to: string;
  readonly bays: string;
  readonly minutes: string;
}

export const typedOf = ({ weekday, from, to, bays, minutes }: SlotDay): TypedTimes => ({
  ...{ weekday: String(weekday), from, to, bays: String(bays), minutes: String(minutes) },
});

/** As the server takes it; it says what is wrong with what is no number. */
export const timesOf = ({ weekday, from, to, bays, minutes }: TypedTimes): SlotDay => ({
  ...{ weekday: Number(weekday), from, to, bays: Number(bays), minutes: Number(minutes) },
});

const USUAL: TypedTimes = { weekday: "1", from: "09:00", to: "18:00", bays: "2", minutes: "60" };

/** The day after the last one, with the same times: most yards load alike on each day. */
export function nextTimes(rows: readonly TypedTimes[]): TypedTimes {
  const last = rows.at(-1);
  return last ? { ...last, weekday: String((Number(last.weekday) % 7) + 1) } : USUAL;
}
