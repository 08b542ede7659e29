/** The address's days; the server says what is wrong with them. */
export function readRange(url: string): { from?: string; to?: string } {
  const params = new URL(url).searchParams;
  const [from, to] = [params.get("from"), params.get("to")];
  return { ...(from && { from }), ...(to && { to }) };
}
