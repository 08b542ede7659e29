/** India is so much ahead of UTC, milliseconds; it has no summer time. */
const INDIA_MS = 5.5 * 3_600_000;

/** YYYY-MM-DD on an Indian wall clock. Without zod, so that a page may carry it. */
export const indiaDay = (at: Date): string =>
  new Date(at.getTime() + INDIA_MS).toISOString().slice(0, 10);
