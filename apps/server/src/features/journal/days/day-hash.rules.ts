import { createHash } from "node:crypto";

/** An entry as its day's hash has it: whatever of it could be altered, in this order. */
export type HashedEntry = readonly unknown[];

/** A record made on a day beside its entries, as the day's hash has it. */
export type HashedRecord = readonly [kind: string, ...unknown[]];

/**
 * SHA-256, hex, over the day before, this day's entries in order and then what was recorded on it,
 * each a line of JSON. A day without records has the hash that it always had.
 */
export async function dayHash(
  day: string,
  previous: string | null,
  { entries, records }: { entries: AsyncIterable<HashedEntry>; records: readonly HashedRecord[] },
): Promise<{ hash: string; entries: number }> {
  const hash = createHash("sha256").update(`${JSON.stringify(["journal 1", day, previous])}\n`);
  let count = 0;
  for await (const entry of entries) {
    hash.update(`${JSON.stringify(entry)}\n`);
    count += 1;
  }
  for (const record of records) hash.update(`${JSON.stringify(record)}\n`);
  return { hash: hash.digest("hex"), entries: count };
}
