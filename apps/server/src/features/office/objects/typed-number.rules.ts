/** A number as it is typed into the office's finder, perhaps with a word before it. */

/** The kind of thing that a number is said to be of. */
export type Said = "lot" | "award" | "company" | "invoice" | "truck" | "transfer" | "other";

const WORDS: Readonly<Record<string, Said>> = {
  ...{ lot: "lot", product: "lot" },
  ...{ sale: "award", award: "award" },
  company: "company",
  ...{ invoice: "invoice", inv: "invoice", bill: "invoice", manifest: "invoice" },
  ...{ truck: "truck", vehicle: "truck", plate: "truck", eway: "truck", "e-way": "truck" },
  ...{ utr: "transfer", rrn: "transfer", transfer: "transfer" },
  ...{ pan: "other", gst: "other", gstin: "other", phone: "other", mobile: "other" },
};
const BEFORE = new RegExp(
  `^(${Object.keys(WORDS).join("|")})(?: bill)?\\b[\\s.:#-]*(?:(?:no|number)\\b[\\s.:#-]*)?(?=\\S)`,
  "i",
);

export interface TypedNumber {
  /** Null where no word says it. */
  readonly said: Said | null;
  /** The text behind the word, without a # before it. */
  readonly number: string;
}

/** `Lot no. 12`, `sale #186` and `UTR: AXIS…` are the number, and what it is said to be of. */
export function typedNumber(q: string): TypedNumber {
  const [before = "", word = ""] = BEFORE.exec(q) ?? [];
  const said = WORDS[word.toLowerCase()] ?? null;
  return { said, number: q.slice(before.length).replace(/^#\s*/, "") };
}

/** CQ-2026-000123, also without its year, or written with blanks or in small letters. */
export function questionNumber(q: string): number | null {
  const [, number] = /^CQ(?:\d{4}(?=\d{6}))?0*(\d{1,15})$/.exec(bare(q)) ?? [];
  return number === undefined ? null : Number(number);
}

/** SR-2026-000123, as it is stored. */
export function requestReference(q: string): string | null {
  const [, year, number] = /^SR(\d{4})(\d{6,15})$/.exec(bare(q)) ?? [];
  return year === undefined ? null : `SR-${year}-${number}`;
}

/** The beginning of a gateway's id, in small letters: pay_Mx…, order_Mx… */
export function gatewayId(q: string): { kind: "pay" | "order"; start: string } | null {
  const [, kind, join, rest = ""] = /^(pay|order)([\s_-]*)([a-z0-9_]{4,60})$/i.exec(q.trim()) ?? [];
  // `payment` and `orderly` are words.
  if (kind === undefined || (join !== "_" && !/\d/.test(rest))) return null;
  return {
    kind: kind.toLowerCase() as "pay" | "order",
    start: `${kind}_${rest}`.toLowerCase(),
  };
}

const bare = (q: string) => q.toUpperCase().replace(/[\s\p{Pd}._/]/gu, "");
