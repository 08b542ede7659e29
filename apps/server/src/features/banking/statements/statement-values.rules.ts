import type { Paise } from "@rebale/contract/values/money";
import { readAmount, withoutNoise } from "@rebale/contract/values/typed-number";
import { cleanUtr, isUtr } from "@rebale/contract/values/utr";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** 25/11/2026, 25-11-26, 25-Nov-2026, 25 November 2026 or 2026-11-25; null for no day. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(text);
  const indian = /^(\d{1,2})([/. -])(\d{1,2}|[a-z]{3,9})\2(\d{4}|\d{2})(?: .*)?$/i.exec(text);
  const [year, month, day] = iso
    ? iso.slice(1)
    : [indian?.[4]?.padStart(4, "20"), monthOf(indian?.[3] ?? ""), indian?.[1]];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
  return isDay && written >= "2000" && written < "2100" ? written : null;
}
const monthOf = (text: string) =>
  /^\d/.test(text) ? text : String(MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1 || "");

/** Paise; 0 where nothing is written, null where it is no amount. A balance may be below zero. */
export function readMoney(text: string): Paise | null {
  if (/^(?:[-–]+|n\.?\/?a\.?|nil)?$/i.test(text)) return 0 as Paise;
  const [bare, side] = withoutSide(text);
  const [, minus, bracket, number = ""] = /^(-)?\s*(\()?(.*?)\)?$/.exec(bare) ?? [];
  const plain = readAmount(number);
  if (plain === null) return null;
  const rupees = withoutNoise(Number(plain));
  const paise = Math.round(rupees * 100);
  if (paise / 100 !== rupees || !Number.isSafeInteger(paise)) return null;
  const isBelow = Boolean(minus || bracket || side === "dr");
  return (isBelow ? -paise || 0 : paise) as Paise;
}

/** `Cr` or `Dr` before or behind an amount, in brackets or not. */
function withoutSide(text: string): readonly [string, string | undefined] {
  const [, before, rest = text, behind] =
    /^(?:\(?(cr|dr)\.?\)?(?![a-z])\s*)?(.*?)(?:\s*\(?(cr|dr)\.?\)?)?$/i.exec(text) ?? [];
  return [rest, (before ?? behind)?.toLowerCase()];
}

/** An amount in its own column: its side may be said again, and is no sign then. */
export function readSided(text: string, side: "cr" | "dr"): Paise | null {
  const [bare, said] = withoutSide(text);
  return said !== undefined && said !== side ? null : readMoney(said === undefined ? text : bare);
}

/** As the bank calls the transfer; null where its cell has words, noughts or nothing. */
export function readUtr(text: string): string | null {
  const utr = cleanUtr(text).slice(0, 64);
  if (isUtr(utr) && /[A-Z1-9]/.test(utr)) return utr;
  const isWords = /[a-z]{2,}\s+[a-z]{2,}/i.test(text);
  return isWords || !/[A-Z1-9]/.test(utr) ? null : utr;
}

/** A spreadsheet has rounded it: its digits are gone. */
export const isRounded = (text: string) => /^\d(?:[.,]\d+)?E\+?\d+$/i.test(text);
