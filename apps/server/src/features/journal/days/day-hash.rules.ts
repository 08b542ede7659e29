import { createHash } from "node:crypto";

/** An entry as its day's hash has it: whatever of it could be altered, in this order. */
export type HashedEntry = readonly unknown[];

/** SHA-256, hex, over the day before and this day's entries in order, each a line of JSON. */
export async function dayHash(
  day: string,
  previous: string | null,
  entries: AsyncIterable<HashedEntry>,
): Promise<{ hash: string; entries: number }> {
  const hash = createHash("sha256").update(`${JSON.stringify(["journal 1", day, previous])}\n`);
  let count = 0;
  for await (const entry of entries) {
    hash.update(`${JSON.stringify(entry)}\n`);
    count += 1;
  }
  return { hash: hash.digest("hex"), entries: count };
}
