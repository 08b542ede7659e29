/**
 * The one reader of numbers that people type, paste and export. Without zod, so that a page may
 * carry it.
 */

/** India's digits of ten scripts stand 128 places apart, from Devanagari to Malayalam. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0966-\u0d6f]/g, (character) => {
      const digit = (character.charCodeAt(0) - 0x0966) % 0x80;
      return digit < 10 ? String(digit) : character;
    })
    .replace(/[\uff10-\uff19]/g, (character) => String(character.charCodeAt(0) - 0xff10));

/** Without what takes no room: joiners, marks of direction, a byte order mark. */
export const withoutUnseen = (text: string): string =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, (character) =>
    /\s/.test(character) && character !== "\ufeff" ? " " : "",
  );

const UNITS: readonly (readonly [per: Per, words: RegExp])[] = [
  ["kg", /^(kgs?|kilos?|kilograms?|किलो|किग्रा|कि\.?ग्रा)$/],
  ["mt", /^(m\.?ts?|tons?|tonnes?|t|टन)$/],
  ["piece", /^(pieces?|pcs?|nos?|पीस|नग)$/],
  ["liter", /^(lit(er|re)s?|ltrs?|l|लीटर)$/],
  ["bag", /^(bags?|बोरी)$/],
  ["lot", /^lot$/],
];
/** The unit of a rate. */
export type Per = "kg" | "mt" | "piece" | "liter" | "bag" | "lot";

export interface TypedNumber {
  /** A plain decimal: 125000, 107.50. */
  readonly plain: string;
  /** Null where only a number was typed. */
  readonly per: Per | null;
}

const RUPEES = "(?:₹|₨|rs\\.?|re\\.?|inr|रु\\.?|रू\\.?|रुपये|रुपया)";
/** 125000, or grouped by one character: 1,25,000 as in India, 125,000 as in the West. */
const groups = (character: string) =>
  `[1-9]\\d?(?:${character}\\d{2})*${character}\\d{3}|[1-9]\\d{0,2}(?:${character}\\d{3})+`;
const NUMBER = new RegExp(
  [
    `^(?:${RUPEES} ?)?`,
    `(?<whole>${groups(",")}|${groups(" ")}|\\d*)(?:\\.(?<part>\\d*))?`,
    "(?: ?(?:(?<lakh>lakhs?|lacs?|लाख)|(?<crore>crores?|cr\\.?|करोड़?)))?",
    "(?: ?(?:/[-=]|rupees|रुपये|inr))?(?: only)?",
    "(?: ?(?:/|per |प्रति ) ?(?<per>[^ /]+?)\\.?)?$",
  ].join(""),
);
const MAX_DIGITS = 15;

/** Null for what is no number, or could be two: 1,25,0000, 107,50, 1e5, 0x10. */
export function readNumber(text: string): TypedNumber | null {
  const found = NUMBER.exec(tidied(text))?.groups;
  if (!found) return null;
  const { whole = "", part = "", lakh, crore, per } = found;
  const unit = per === undefined ? null : UNITS.find(([, words]) => words.test(per))?.[0];
  const digits = whole.replace(/\D/g, "");
  if (unit === undefined || digits + part === "") return null;
  const plain = shifted(digits, part, lakh ? 5 : crore ? 7 : 0);
  return /^\d{1,15}(\.|$)/.test(plain) ? { plain, per: unit } : null;
}

const tidied = (text: string) =>
  latinDigits(withoutUnseen(text)).normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

function shifted(digits: string, part: string, places: number): string {
  const whole = (digits + part.slice(0, places).padEnd(places, "0")).replace(/^0+(?=\d)/, "");
  const rest = part.slice(places);
  return (whole || "0") + (rest && `.${rest}`);
}

/** A number as a rate of this basis, or of none, is written; null where it is of another. */
export function readAmount(text: string, basis: string | null = null): string | null {
  const read = readNumber(text);
  if (!read || (read.per !== null && read.per !== basis)) return null;
  return read.plain;
}

/** A text that is no number: characters stand where none do in one, or it has no digit. */
export function numberFault(text: string): "grouped" | "none" {
  const isGrouped =
    /\d[,.' ]\d/.test(tidied(text)) && !/\p{L}{2,}|e\d/u.test(tidied(text).replace(/^rs/, ""));
  return isGrouped ? "grouped" : "none";
}

/**
 * Spreadsheets count in doubles and show 15 digits: 37.199999999999996 is 37.2. Larger numbers
 * have no digit to spare.
 */
export const withoutNoise = (n: number): number =>
  Math.abs(n) < 10 ** (MAX_DIGITS - 3) ? Number(n.toPrecision(MAX_DIGITS)) : n;
