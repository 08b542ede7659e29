import { hash } from "node:crypto";
import type { PaperKind } from "@rebale/contract/invoices/kinds";

/** Numbers of papers: rule 46 asks for 16 signs at most, in sequence, once in a financial year. */

/** Which series each kind of paper is numbered in. */
export const seriesOf: Readonly<Record<PaperKind, string>> = {
  tax_invoice: "RB",
  credit_note: "RC",
  debit_note: "RD",
  challan: "RH",
  self_invoice: "RS",
  fee_invoice: "RF",
};

const MOST_SIGNS = 16;
const MOST_NUMBER = 999_999;

/** `26-27` of 2026-12-01: it begins on 1 April, as the day is in India. */
export function yearOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  const twoDigits = (n: number) => String(n % 100).padStart(2, "0");
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** `RB/26-27/000001` @throws Error where it has more signs than the law allows */
export function paperNumber(series: string, fy: string, seq: number): string {
  const number = `${series}/${fy}/${String(seq).padStart(6, "0")}`;
  if (number.length > MOST_SIGNS || seq > MOST_NUMBER)
    throw new Error(`${number} has more than ${MOST_SIGNS} signs`);
  return number;
}

const OURS = /^R[BCDHSF]\/\d{2}-\d{2}\/\d/;

export type ExternalNumber =
  | { readonly accepted: true; readonly number: string }
  | { readonly accepted: false; readonly msg: string };

/** A seller's own number in capitals, in which the portal takes it. */
export function readExternalNumber(typed: string): ExternalNumber {
  const number = typed.trim().toUpperCase();
  const refuse = (msg: string) => ({ accepted: false, msg }) as const;
  if (number.length > MOST_SIGNS) return refuse(`Use at most ${MOST_SIGNS} characters`);
  if (!/^[A-Z0-9/-]+$/.test(number)) return refuse("Use letters, digits, - and / alone");
  if (/^[0/-]/.test(number)) return refuse("Begin with a letter, or a digit other than 0");
  if (OURS.test(number)) return refuse("Numbers that begin so are the market's own");
  return { accepted: true, number };
}

/** What the invoice portal calls the kinds that it registers. */
const TYPES: Readonly<Partial<Record<PaperKind, "INV" | "CRN" | "DBN">>> = {
  tax_invoice: "INV",
  credit_note: "CRN",
  debit_note: "DBN",
};
export const irpType = (kind: PaperKind) => TYPES[kind] ?? null;

interface Named {
  readonly gstin: string;
  /** 26-27. */
  readonly fy: string;
  readonly type: "INV" | "CRN" | "DBN";
  readonly number: string;
}
/** The IRN that the portal has to answer: it counts the year as 2026-27. */
export const irnOf = ({ gstin, fy, type, number }: Named): string =>
  hash("sha256", `${gstin}20${fy}${type}${number}`);
