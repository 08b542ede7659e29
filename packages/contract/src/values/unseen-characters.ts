import { feignsLatin } from "./look-alikes.ts";

/**
 * Control characters, halves of a character, letters of somebody's own that each font draws as it
 * likes, and the characters that make a text read in another order than it is written.
 */
export const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]/u;
/** Joiners are spelling in Indic words and nowhere else. */
const withoutSpelling = (s: string) =>
  s.replace(/([\u0900-\u0d7f])[\u200c\u200d]/g, "$1").replace(/(\S)\ufe0f/g, "$1");
const IGNORED = /\p{Default_Ignorable_Code_Point}|[\u061c\u200e\u200f]/gu;
export const isHeaped = (s: string) => /\p{M}{5,}/u.test(s.normalize("NFD"));
/** Two names that look alike. */
export const hidesCharacters = (s: string) =>
  UNSEEN.test(s) || withoutSpelling(s).search(IGNORED) >= 0 || isHeaped(s) || feignsLatin(s);
/** Pages and programs leave such characters in a text that is copied, such as bullets of a font's own. */
export const withoutIgnored = (s: string) =>
  s.replace(/\p{Co}/gu, "").replace(IGNORED, (character, at: number) => {
    const isSpelling = /[\u200c\u200d]/.test(character) && /[\u0900-\u0d7f]/.test(s.charAt(at - 1));
    return isSpelling || UNSEEN.test(character) ? character : "";
  });
/**
 * A text of spaces that take no room, or of letters that are left blank, reads as nothing. Joiners
 * within a text are Indian spelling.
 */
export const isBlank = (s: string) =>
  !/[\p{L}\p{N}\p{P}\p{S}]/u.test(s.replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, ""));
export const tidy = (s: string) => s.normalize("NFC").replace(/\s+/g, " ").trim();
