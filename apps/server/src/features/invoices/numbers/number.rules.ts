import { hash } from "node:crypto";
import { paperOf, TAX_PAPER_KINDS } from "@rebale/contract/invoices/kinds";

/** Which numbers papers of tax have, and what the invoice portal makes of them. */

/** Rule 46, as of our own. */
const MAX_CHARACTERS = 16;
const OURS = new RegExp(
  `^(${TAX_PAPER_KINDS.map((kind) => paperOf(kind).series).join("|")})/\\d{2}-\\d{2}/\\d`,
);

export type ExternalNumber =
  | { readonly accepted: true; readonly number: string }
  | { readonly accepted: false; readonly msg: string };

/** A seller's own number in capitals, in which the portal takes it. */
export function readExternalNumber(typed: string): ExternalNumber {
  const number = typed.trim().toUpperCase();
  const refuse = (msg: string) => ({ accepted: false, msg }) as const;
  if (number.length > MAX_CHARACTERS) return refuse(`Use at most ${MAX_CHARACTERS} characters`);
  if (!/^[A-Z0-9/-]+$/.test(number)) return refuse("Use letters, digits, - and / alone");
  if (/^[0/-]/.test(number)) return refuse("Begin with a letter, or a digit other than 0");
  if (OURS.test(number)) return refuse("Numbers that begin so are the market's own");
  return { accepted: true, number };
}

interface Named {
  readonly gstin: string;
  /** 26-27. */
  readonly fy: string;
  readonly type: NonNullable<ReturnType<typeof paperOf>["irp"]>;
  readonly number: string;
}
/** The IRN that the portal has to answer: it counts the year as 2026-27. */
export const irnOf = ({ gstin, fy, type, number }: Named): string =>
  hash("sha256", `${gstin}20${fy}${type}${number}`);
