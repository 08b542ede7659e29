import { hash } from "node:crypto";
import { paperOf, TAX_PAPER_KINDS } from "@rebale/contract/invoices/kinds";
import type { Words } from "@rebale/contract/values/complaint";
import { atMostCharacters } from "@rebale/contract/values/complaints";

/** Which numbers papers of tax have, and what the invoice portal makes of them. */

/** Rule 46, as of our own. */
const MAX_CHARACTERS = 16;
const OURS = new RegExp(
  `^(${TAX_PAPER_KINDS.map((kind) => paperOf(kind).series).join("|")})/\\d{2}-\\d{2}/\\d`,
);

export type ExternalNumber =
  | { readonly accepted: true; readonly number: string }
  | { readonly accepted: false; readonly msg: Words };

/** A seller's own number in capitals, in which the portal takes it. */
export function readExternalNumber(typed: string): ExternalNumber {
  const number = typed.trim().toUpperCase();
  const refuse = (msg: Words) => ({ accepted: false, msg }) as const;
  if (number.length > MAX_CHARACTERS) return refuse(atMostCharacters(MAX_CHARACTERS));
  if (!/^[A-Z0-9/-]+$/.test(number))
    return refuse({ en: "Use letters, digits, - and / alone", hi: "सिर्फ़ अक्षर, अंक, - और / चलेंगे" });
  if (/^[0/-]/.test(number))
    return refuse({
      en: "Begin with a letter, or a digit other than 0",
      hi: "पहले अक्षर या 0 के अलावा कोई अंक लिखिए",
    });
  if (OURS.test(number))
    return refuse({
      en: "Numbers that begin so are the market's own",
      hi: "ऐसे शुरू होने वाले नंबर Rebale के हैं",
    });
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
