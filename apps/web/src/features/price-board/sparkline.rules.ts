const INSET = 3;

/** The paths of a line through values in even steps; a gap where one is not known. */
export function strokes(
  values: readonly (number | null)[],
  width: number,
  height: number,
): string[] {
  const numbers = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const x = (i: number) => INSET + (i * (width - 2 * INSET)) / Math.max(1, values.length - 1);
  const y = (value: number) =>
    high === low ? height / 2 : INSET + ((high - value) * (height - 2 * INSET)) / (high - low);
  const lines: string[] = [];
  let line = "";
  for (const [i, value] of [...values, null].entries()) {
    if (value !== null) {
      line += `${line ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
      continue;
    }
    // A point by itself is a stroke without length, which a round cap makes visible.
    if (line) lines.push(line.includes("L") ? line : `${line}h0`);
    line = "";
  }
  return lines;
}
