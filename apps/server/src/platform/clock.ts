/**
 * The process's clock, for codes, sessions and greetings. Bids never use it: they count by the
 * database's market_now().
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds from an arbitrary start, for measuring only. */
export const stopwatch = () => performance.now();
