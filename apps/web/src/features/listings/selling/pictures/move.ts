/** The same things with the one at `from` standing at `to`. */
export function moved<T>(things: readonly T[], from: number, to: number): T[] {
  const rest = things.filter((_, i) => i !== from);
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length) return [...things];
  return [...rest.slice(0, to), thing, ...rest.slice(to)];
}
