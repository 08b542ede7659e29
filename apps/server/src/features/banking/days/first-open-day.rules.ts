/**
 * The day itself or, where it is closed, the first one that is not.
 * @param closedUntil the last closed day; days are YYYY-MM-DD
 */
export function firstOpenDay(day: string, closedUntil: string | null): string {
  if (closedUntil === null || day > closedUntil) return day;
  const next = new Date(`${closedUntil}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
