/** Times of a site, for trucks or visitors. */
export interface Times {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
  /** How many at once: bays, or places. */
  readonly places: number;
  readonly minutes: number;
}

/** The same as its form holds them. */
export type TypedTimes = { readonly [Field in keyof Times]: string };

export const typedOf = ({ weekday, from, to, places, minutes }: Times): TypedTimes => ({
  ...{ weekday: String(weekday), from, to, places: String(places), minutes: String(minutes) },
});

/** As the server takes it; it says what is wrong with what is no number. */
export const timesOf = ({ weekday, from, to, places, minutes }: TypedTimes): Times => ({
  ...{ weekday: Number(weekday), from, to, places: Number(places), minutes: Number(minutes) },
});

const USUAL: TypedTimes = { weekday: "1", from: "09:00", to: "18:00", places: "2", minutes: "60" };

/** The day after the last one, with the same times: most yards load alike on each day. */
export function nextTimes(rows: readonly TypedTimes[]): TypedTimes {
  const last = rows.at(-1);
  return last ? { ...last, weekday: String((Number(last.weekday) % 7) + 1) } : USUAL;
}
