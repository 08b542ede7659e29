import { indiaTime } from "@rebale/contract/values/fields";

/** When the seller wishes the bidding to be, kept with the rest of the proposal. */
interface Wished {
  readonly start_at?: Date | null | undefined;
  readonly end_at?: Date | null | undefined;
}
interface Kept {
  readonly starts_at?: string;
  readonly ends_at?: string;
}

const iso = (time: Date | null | undefined, kept: string | undefined): string | undefined =>
  time === undefined ? kept : time?.toISOString();

/** For the column: what a change does not name stays as it was kept; null for no wish at all. */
export function keepWishedTimes({ start_at, end_at }: Wished, before: unknown = null): Kept | null {
  const { starts_at: start, ends_at: end } = (before ?? {}) as Kept;
  const [starts_at, ends_at] = [iso(start_at, start), iso(end_at, end)];
  const kept = { ...(starts_at && { starts_at }), ...(ends_at && { ends_at }) };
  return starts_at || ends_at ? kept : null;
}

const inIndia = (time: string | undefined) => (time ? indiaTime(new Date(time)) : null);

export function presentWishedTimes(column: unknown) {
  const { starts_at, ends_at } = (column ?? {}) as Kept;
  return { proposed_start_at: inIndia(starts_at), proposed_end_at: inIndia(ends_at) };
}
