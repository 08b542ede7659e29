import { financialYear, financialYearText } from "@rebale/contract/values/calendar";

/** Numbers of papers: rule 46 asks for 16 characters at most, in sequence, once in a financial year. */

const MAX_CHARACTERS = 16;
const MAX_NUMBER = 999_999;

/** `26-27` of 2026-12-01: it begins on 1 April, as the day is in India. */
export const yearOf = (day: string): string => financialYearText(financialYear(day)).slice(2);

/** `RB/26-27/000001` @throws Error where it has more characters than the law allows */
export function paperNumber(series: string, fy: string, seq: number): string {
  const number = `${series}/${fy}/${String(seq).padStart(6, "0")}`;
  if (number.length > MAX_CHARACTERS || seq > MAX_NUMBER)
    throw new Error(`${number} has more than ${MAX_CHARACTERS} characters`);
  return number;
}
