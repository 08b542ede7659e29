import { type Language, problems } from "@rebale/contract";
import { complaintsInHindi, patternsInHindi } from "./hindi-complaints.ts";

const byEnglish: Readonly<Record<string, string>> = {
  ...complaintsInHindi,
  ...Object.fromEntries(Object.values(problems).map(({ en, hi }) => [en, hi])),
};

/**
 * A refusal's sentence as the caller reads it. English where there is no Hindi: what the office
 * alone is told.
 */
export function inLanguage(language: Language, english: string): string {
  if (language === "en") return english;
  const words = byEnglish[english];
  if (words) return words;
  for (const [pattern, say] of patternsInHindi) {
    const found = pattern.exec(english);
    if (found) return say(...found.slice(1));
  }
  // The fault of one of several files.
  const named = /^(.{1,80}\.\w{2,5}): (.+)$/.exec(english);
  return named?.[2] ? `${named[1]}: ${inLanguage(language, named[2])}` : english;
}
