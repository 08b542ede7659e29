import type { Paise } from "@rebale/contract";

/** Values of a GSTR-2B, in JSON and in Excel alike; pure. */

const MOST_LETTERS = 60;
/** ₹1,000 crore: above any invoice, and far below the largest exact integer. */
const MOST_RUPEES = 10_000_000_000;

/** As text, without blanks at its ends; empty where it is neither text nor number. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number"
    ? String(value).trim().slice(0, MOST_LETTERS)
    : "";

export const codeOf = (value: unknown): string => textOf(value).replace(/\s/g, "").toUpperCase();

/** Rupees as a number, or as people write them. Null where there is none. */
export function paiseOf(value: unknown): Paise | null {
  const plain = typeof value === "string" ? value.replace(/[₹,\s]/g, "") : value;
  if (plain === "" || plain === null || plain === undefined) return null;
  const rupees = Number(plain);
  if (!Number.isFinite(rupees) || Math.abs(rupees) > MOST_RUPEES) return null;
  return Math.round(rupees * 100) as Paise;
}

/** `DD-MM-YYYY`, `DD/MM/YYYY` or `YYYY-MM-DD` as YYYY-MM-DD; null for no day of the calendar. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value);
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const iso = day ? `${year}-${pad(month)}-${pad(day)}` : text.slice(0, 10);
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(iso)) return null;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}
const pad = (digits = "") => digits.padStart(2, "0");

export const isPeriod = (text: string): boolean => /^(0[1-9]|1[0-2])20\d{2}$/.test(text);
export const isGstin = (text: string): boolean => /^\d{2}[A-Z0-9]{13}$/.test(text);

const YES = new Set(["Y", "YES"]);
const NO = new Set(["N", "NO"]);
export const isYes = (value: unknown): boolean => YES.has(codeOf(value));
/** `Y`, `N`, `T`, or null. */
export function itcOf(value: unknown): string | null {
  const code = codeOf(value);
  if (NO.has(code)) return "N";
  if (YES.has(code)) return "Y";
  return code === "T" || code === "TEMPORARY" ? "T" : null;
}

/** A file that is no GSTR-2B. */
export class Unreadable extends Error {}
