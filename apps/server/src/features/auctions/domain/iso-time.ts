/** Times that one batch names: few, and each of them for every bid. */
const PLACES = 64;
const times = new Float64Array(PLACES).fill(Number.NaN);
const texts: string[] = new Array(PLACES).fill("");

/** `date.toISOString()`, which takes a microsecond, remembered for the last times asked for. */
export function isoTime(date: Date): string {
  const time = date.getTime();
  const place = Math.abs(time % PLACES);
  const text = texts[place];
  if (times[place] === time && text !== undefined) return text;
  const fresh = date.toISOString();
  times[place] = time;
  texts[place] = fresh;
  return fresh;
}
