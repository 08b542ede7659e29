import { createHash } from "node:crypto";

/** An entry as its day's hash has it: whatever of it could be altered, in this order. */
export type HashedEntry = readonly unknown[];

/** A pack of evidence as its day's hash has it. */
export type HashedPack = readonly ["pack", ...unknown[]];

/**
 * SHA-256, hex, over the day before, this day's entries in order and then the packs of evidence
 * that were made on it, each a line of JSON. A day without packs has the hash that it always had.
 */
export async function dayHash(
  day: string,
  previous: string | null,
  { entries, packs }: { entries: AsyncIterable<HashedEntry>; packs: readonly HashedPack[] },
): Promise<{ hash: string; entries: number }> {
  const hash = createHash("sha256").update(`${JSON.stringify(["journal 1", day, previous])}\n`);
  let count = 0;
  for await (const entry of entries) {
    hash.update(`${JSON.stringify(entry)}\n`);
    count += 1;
  }
  for (const pack of packs) hash.update(`${JSON.stringify(pack)}\n`);
  return { hash: hash.digest("hex"), entries: count };
}
