/** Numbers of papers: rule 46 asks for 16 characters at most, in sequence, once in a financial year. */

const MAX_CHARACTERS = 16;
const MAX_NUMBER = 999_999;

/** `26-27` of 2026-12-01: it begins on 1 April, as the day is in India. */
export function yearOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  const twoDigits = (n: number) => String(n % 100).padStart(2, "0");
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** `RB/26-27/000001` @throws Error where it has more characters than the law allows */
export function paperNumber(series: string, fy: string, seq: number): string {
  const number = `${series}/${fy}/${String(seq).padStart(6, "0")}`;
  if (number.length > MAX_CHARACTERS || seq > MAX_NUMBER)
    throw new Error(`${number} has more than ${MAX_CHARACTERS} characters`);
  return number;
}
