import type { RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/** So many in a time: of the most that the limiter has, these are anybody's. */
export interface Window {
  readonly limiter: RateLimiterAbstract;
  readonly free: number;
}
export interface Budget {
  readonly windows: readonly Window[];
  readonly key: string;
  /** Many people's: whoever works for it gets more of it. */
  readonly isShared?: boolean;
  /** Up to the most. */
  readonly isRaised?: boolean;
}
/** Budgets that are all asked. */
export type Way = readonly Budget[];

/** Nothing is left. */
export class Spent {
  readonly budget: Budget;
  readonly window: Window;
  /** How many must be given back before there is something again, but one. */
  readonly excess: number;
  readonly msBeforeNext: number;
  constructor(
    { budget, window }: Taken,
    { consumedPoints, msBeforeNext }: RateLimiterRes,
    allowed: number,
  ) {
    this.budget = budget;
    this.window = window;
    this.excess = consumedPoints - 1 - allowed;
    this.msBeforeNext = msBeforeNext;
  }
}

interface Taken {
  readonly budget: Budget;
  readonly window: Window;
  /** Which of the budget's. */
  readonly index: number;
}
const windowsOf = (way: Way): Taken[] =>
  way.flatMap((budget) => budget.windows.map((window, index) => ({ budget, window, index })));

const consume = ({ budget, window }: Taken): Promise<RateLimiterRes> =>
  window.limiter.consume(budget.key).catch((refusal: unknown) => {
    if (refusal instanceof Error) throw refusal;
    return refusal as RateLimiterRes;
  });

/**
 * Takes one from each budget, or from none.
 * @throws Spent
 */
async function takeAll(way: Way): Promise<void> {
  const taken: Taken[] = [];
  for (const each of windowsOf(way)) {
    const state = await consume(each);
    taken.push(each);
    const allowed = each.budget.isRaised ? each.window.limiter.points : each.window.free;
    if (state.consumedPoints <= allowed) continue;
    await giveBackTo(taken);
    throw new Spent(each, state, allowed);
  }
}

/**
 * Takes one of the first way that has something left, and answers it.
 * @throws Spent[] why none has, the last way's at the end
 */
export async function takeFirst(ways: readonly Way[]): Promise<Way> {
  const spent: Spent[] = [];
  for (const way of ways)
    try {
      await takeAll(way);
      return way;
    } catch (refusal) {
      if (!(refusal instanceof Spent)) throw refusal;
      spent.push(refusal);
    }
  throw spent;
}

/** @param points by window, of each budget alike; one where none are told */
export const giveBack = (way: Way, points: readonly number[] = []): Promise<void> =>
  giveBackTo(windowsOf(way), points);

/** Never more than was taken. */
async function giveBackTo(taken: readonly Taken[], points: readonly number[] = []): Promise<void> {
  await Promise.all(
    taken.map(async ({ budget: { key }, window: { limiter }, index }) => {
      const state = await limiter.get(key);
      const given = Math.min(points[index] ?? 1, state?.consumedPoints ?? 0);
      if (given > 0) await limiter.reward(key, given);
    }),
  );
}
