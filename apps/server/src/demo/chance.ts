/** Chance that comes out the same every time, so that everybody's demo market is the same. */
export interface Chance {
  /** From 0 up to and without 1. */
  next(): number;
  below(n: number): number;
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** mulberry32 */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    next,
    below,
    between: (least, most) => least + below(most - least + 1),
    pick: (from) => {
      if (!from.length) throw new RangeError("Nothing to pick from");
      return from[below(from.length)] as (typeof from)[number];
    },
    shuffle: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j] as never, copy[i] as never];
      }
      return copy;
    },
  };
}
