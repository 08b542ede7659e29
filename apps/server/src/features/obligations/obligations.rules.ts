import type { authorisations } from "@rebale/contract";
import { lastDayOfYear } from "@rebale/contract/values/calendar";

/** Which packs stand for which obligation, and by when. Pure, in grams. */

export interface Owed {
  readonly id: number;
  readonly stream: string;
  readonly category: string;
  /** 2026-27. */
  readonly fy: string;
  readonly grams: number;
}
export interface BrandPack {
  readonly id: string;
  readonly stream: string | null;
  /** The financial year in India in which it was made. */
  readonly fy: string;
  readonly material: string;
  readonly grams: number;
  readonly sha256: string;
  /** The company that recycled the goods. */
  readonly recycler: string;
  readonly madeAt: Date;
}
export interface SetPack extends Omit<BrandPack, "grams"> {
  /** The part that stands for this obligation. */
  readonly grams: number;
}

/**
 * Sets packs against obligations of their stream and year: the oldest pack first, the category that
 * was saved first; each gram once. A pack says nothing of categories.
 */
export function setPacks(
  obligations: readonly Owed[],
  packs: readonly BrandPack[],
): Map<number, SetPack[]> {
  const left = new Map(packs.map(({ id, grams }) => [id, grams]));
  const set = new Map<number, SetPack[]>();
  for (const { id, stream, fy, grams } of [...obligations].sort((a, b) => a.id - b.id)) {
    let missing = grams;
    const own: SetPack[] = [];
    for (const pack of packs.filter((one) => one.stream === stream && one.fy === fy)) {
      const free = left.get(pack.id) ?? 0;
      const taken = Math.min(free, missing);
      if (taken <= 0) continue;
      own.push({ ...pack, grams: taken });
      left.set(pack.id, free - taken);
      missing -= taken;
    }
    set.set(id, own);
  }
  return set;
}

const yearOf = (fy: string): number => Number(fy.slice(0, 4));
/** 31 March. */
export const lastDayOf = (fy: string): string => lastDayOfYear(yearOf(fy));

interface ReturnRule {
  /** MM-DD of the calendar year in which the financial year ends. */
  readonly day: string;
  readonly source: string;
  readonly confirmed: boolean;
}
/** When the year's return is filed. */
const RETURNS: Readonly<Partial<Record<authorisations.Stream, ReturnRule>>> = {
  batteries: {
    ...{ day: "06-30", source: "Battery Waste Management Rules 2022, Form 3" },
    confirmed: true,
  },
  plastics: { day: "06-30", source: "EPR guidelines of 16 February 2022", confirmed: false },
  "e-waste": {
    ...{ day: "04-30", source: "E-Waste (Management) Rules 2022, Form 3" },
    confirmed: false,
  },
};
export function returnOf(stream: string, fy: string): { day: string | null; confirmed: boolean } {
  const rule = RETURNS[stream as authorisations.Stream];
  return rule
    ? { day: `${yearOf(fy) + 1}-${rule.day}`, confirmed: rule.confirmed }
    : { day: null, confirmed: false };
}
