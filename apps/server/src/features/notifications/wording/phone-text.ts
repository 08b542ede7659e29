import type { SmsTemplate } from "../../../platform/mail/sms-templates.ts";

/**
 * Texts to phones. India's operators (DLT) and Meta deliver only what is registered with them:
 * fixed words, with variables of at most thirty characters between them. What is registered,
 * what is sent and what a gateway is told of the variables come from the same words, with names in
 * braces.
 */

/** How the operators write a variable. */
export const VARIABLE = "{#var#}";
export const MAX = 30;

/** A person's own words; or the market's: whole, and shorter for phones. */
export type Value = string | { readonly full: string; readonly short: string };
export type Values = Readonly<Record<string, Value>>;

export interface PhoneText {
  readonly template: SmsTemplate;
  readonly body: string;
  /** In the order of the words. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

const NAME = /\{(\w+)\}/g;
const BRAND = "Rebale";

/** Where this market is found is no variable, but a part of the words that it registers. */
const place: Readonly<Record<string, (home: string) => string>> = {
  home: (home) => home,
  host: (home) => new URL(home).host,
};

/** Operators want the sender's name in each text. */
const branded = (words: string): string => (words.includes(BRAND) ? words : `${words} - ${BRAND}`);

/** @param home of the market that registers; where it is not known, that is a variable, too */
export const registered = (words: string, home?: string): string =>
  branded(words).replace(NAME, (_, name: string) =>
    home === undefined ? VARIABLE : (place[name]?.(home) ?? VARIABLE),
  );

/** The words with what is said in full: for mails and the app. */
export const inFull = (words: string, values: Values): string =>
  words.replace(NAME, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "string" ? value : value.full;
  });

export interface ToFill {
  readonly template: SmsTemplate;
  readonly words: string;
  readonly values: Values;
  readonly home: string;
}

export function fillText({ template, words, values, home }: ToFill): PhoneText {
  const parameters: { name: string; value: string }[] = [];
  const body = branded(words).replace(NAME, (_, name: string) => {
    const fixed = place[name];
    if (fixed) return fixed(home);
    const value = forPhone(values[name] ?? "");
    parameters.push({ name, value });
    return value;
  });
  return { template, body, parameters };
}

const forPhone = (value: Value): string =>
  typeof value === "string" ? cut(harmless(value)) || "-" : value.short;

const LETTER = "[\\p{L}\\p{M}\\p{Nd}]";
const FOREIGN = /(?!\u200c|\u200d)[^\p{L}\p{M}\p{Nd}₹.,:;()'’+%&!?।-]/gu;
/** They join or part letters of Devanagari; elsewhere they only hide. */
const JOINERS = /(?<![\u0900-\u097f])(\u200c|\u200d)|(\u200c|\u200d)(?![\u0900-\u097f])/gu;
const DOT_INSIDE = new RegExp(`\\.(?=${LETTER})`, "gu");
const COLON_INSIDE = /:(?=\S)(?!(?<=\d:)\d)/gu;
/** ₹1,24,236.50: the one dot of a word that is a number. */
const DECIMAL = /^[₹(+-]*[\d,]+\.\d+[^.]*\.?$/u;

/** No phone finds a link, an address or a tag in it: what would make one becomes a blank. */
const harmless = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(JOINERS, "")
    .replace(COLON_INSIDE, " ")
    .replace(FOREIGN, " ")
    .replace(/\S+/g, (word) => (DECIMAL.test(word) ? word : word.replace(DOT_INSIDE, " ")))
    .replace(/\s+/g, " ")
    .trim();

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** At most thirty characters, as the operators count them; what is cut says so. */
function cut(text: string): string {
  if (text.length <= MAX) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length >= MAX) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
