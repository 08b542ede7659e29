import { indiaTime } from "@rebale/contract/values/calendar";

/** The times that the seller requests, stored with the rest of the proposal. */
interface RequestedTimes {
  readonly start_at?: Date | null | undefined;
  readonly end_at?: Date | null | undefined;
}
interface StoredTimes {
  readonly starts_at?: string;
  readonly ends_at?: string;
}

const iso = (time: Date | null | undefined, stored: string | undefined): string | undefined =>
  time === undefined ? stored : time?.toISOString();

/** For the column: what a change does not name stays as it was stored; null for no request at all. */
export function storeRequestedTimes(
  { start_at, end_at }: RequestedTimes,
  before: unknown = null,
): StoredTimes | null {
  const { starts_at: start, ends_at: end } = (before ?? {}) as StoredTimes;
  const [starts_at, ends_at] = [iso(start_at, start), iso(end_at, end)];
  const stored = { ...(starts_at && { starts_at }), ...(ends_at && { ends_at }) };
  return starts_at || ends_at ? stored : null;
}

const inIndia = (time: string | undefined) => (time ? indiaTime(new Date(time)) : null);

export function presentRequestedTimes(column: unknown) {
  const { starts_at, ends_at } = (column ?? {}) as StoredTimes;
  return { proposed_start_at: inIndia(starts_at), proposed_end_at: inIndia(ends_at) };
}
