/** The row behind the one that lies open, from the last back to the first; null without another. */
export function nextRow(ids: readonly string[], open: string | null): string | null {
  const at = open === null ? -1 : ids.indexOf(open);
  return ids[at + 1] ?? ids.find((id) => id !== open) ?? null;
}
