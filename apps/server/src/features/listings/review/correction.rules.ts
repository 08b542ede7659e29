import type { listings } from "@rebale/contract";

type Field = listings.LotCorrected["field"];
/** A lot's goods in words. */
export type GoodsWords = Readonly<Partial<Record<Field, string | null>>>;

/**
 * The office's changes, and the seller's own words of all that it has changed so far: a field that
 * is put back is the seller's again.
 */
export function correctionOf(before: GoodsWords, after: GoodsWords, asSent: GoodsWords) {
  const fields = Object.keys(after) as Field[];
  const changed = fields.filter((field) => before[field] !== after[field]);
  const first = { ...pick(before, changed), ...asSent };
  const differing = (Object.keys(first) as Field[]).filter(
    (field) => first[field] !== after[field],
  );
  return {
    changed,
    before: pick(before, changed),
    now: pick(after, changed),
    asSent: pick(first, differing),
  };
}

const pick = (words: GoodsWords, fields: readonly Field[]): GoodsWords =>
  Object.fromEntries(fields.map((field) => [field, words[field] ?? null]));
