import type { Language, Paise } from "@rebale/contract";
import { ToWords } from "to-words";

/** An amount as a paper writes it out, in the words of its language. */

const words = {
  en: new ToWords({ localeCode: "en-IN", converterOptions: { currency: true } }),
  hi: new ToWords({ localeCode: "hi-IN", converterOptions: { currency: true } }),
};
const CRORE = 10_000_000;

export function amountInWords(amount: Paise, language: Language): string {
  const rupees = amount / 100;
  if (language === "hi") return `${asSchoolsSpell(words.hi.convert(rupees))} मात्र`;
  // English counts a hundred crore and more in crore, where the library says arab.
  const crores = Math.floor(rupees / CRORE);
  if (crores < 100) return words.en.convert(rupees);
  const rest = (amount - crores * CRORE * 100) / 100;
  const many = words.en.convert(crores, { currency: false });
  return `${many} Crore ${rest === 0 ? "Rupees Only" : words.en.convert(rest)}`;
}

/**
 * The library's spellings of 5, 51 and 91 are not those of schoolbooks; that of 5 is written in
 * code points, for the market has one spelling of a word.
 */
const SPELLINGS = [
  ["\u092a\u093e\u0902\u091a", "पाँच"],
  ["इक्याबन", "इक्यावन"],
  ["इक्यानबे", "इक्यानवे"],
] as const;
const asSchoolsSpell = (text: string) =>
  SPELLINGS.reduce((spelled, [theirs, ours]) => spelled.replaceAll(theirs, ours), text);
