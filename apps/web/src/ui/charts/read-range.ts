/** What the address says of days; the server says what is wrong with it. */
export function readRange(url: string): { from?: string; to?: string } {
  const params = new URL(url).searchParams;
  const [from, to] = [params.get("from"), params.get("to")];
  return { ...(from && { from }), ...(to && { to }) };
}

/** Today in India, of the server's time. */
export const indiaDay = (time: string): string =>
  new Date(Date.parse(time) + 5.5 * 3_600_000).toISOString().slice(0, 10);
