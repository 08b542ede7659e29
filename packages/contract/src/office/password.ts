import { z } from "zod";
import { issueAt, type Words } from "../values/complaint.ts";
import { atLeastCharacters, atMostCharacters, passwordRequired } from "../values/complaints.ts";

/** Users of the office move money and papers of others: more is asked of their password. */

export const MIN_OFFICE_PASSWORD = 12;
export const officePasswordMessages = {
  short: atLeastCharacters(MIN_OFFICE_PASSWORD),
  common: {
    en: "This password is easy to guess. Use four words that do not belong together, or a longer one",
    hi: "इस पासवर्ड का अंदाज़ा लगाना आसान है। ऐसे चार शब्द लिखिए जिनका आपस में मेल न हो, या इससे लंबा पासवर्ड रखिए",
  },
} as const;

/** Words that guessers try first, the longest first: alone, together and with a year behind. */
const COMMON = [
  "administrator",
  "qwertyuiop",
  "changeme",
  "asdfghjkl",
  "password",
  "passwort",
  "iloveyou",
  "princess",
  "sunshine",
  "football",
  "superman",
  "passw",
  "zxcvbnm",
  "letmein",
  "welcome",
  "default",
  "cricket",
  "company",
  "manager",
  "krishna",
  "qwerty",
  "master",
  "monkey",
  "dragon",
  "secret",
  "rebale",
  "office",
  "mumbai",
  "asdfgh",
  "admin",
  "india",
  "login",
  "delhi",
  "scrap",
  "user",
  "test",
  "root",
  "pass",
  "abcd",
  "love",
];
const LETTERS: Readonly<Record<string, string>> = {
  "@": "a",
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  $: "s",
  "!": "i",
};
/** Left when all that is guessed at once is taken away, so much must be unforeseen. */
const UNFORESEEN = 5;

const without = (text: string) => COMMON.reduce((left, word) => left.replaceAll(word, " "), text);
/** `aaaa`, `1234`, `dcba`: what follows from the two characters before it says nothing new. */
function withoutRuns(text: string): string {
  const steps = [...text].map(
    (character, i, all) => character.charCodeAt(0) - (all[i - 1]?.charCodeAt(0) ?? 0),
  );
  return [...text]
    .filter((_, i) => i < 2 || steps[i] !== steps[i - 1] || Math.abs(steps[i] ?? 0) > 1)
    .join("");
}
/** `abcabcabc` is `abc`. */
const once = (text: string) => text.replace(/^(.{1,8}?)\1+$/, "$1");

const unforeseenIn = (text: string) =>
  withoutRuns(without(text)).replace(/[^\p{L}\p{N}]/gu, "").length;

/** The fault of a password for the office; null for none. */
export function officePasswordFault(password: string): Words | null {
  if (password.length < MIN_OFFICE_PASSWORD) return officePasswordMessages.short;
  const plain = once(password.toLowerCase()).replace(/(19|20)\d\d/g, " ");
  const asLetters = [...plain].map((character) => LETTERS[character] ?? character).join("");
  const left = [plain, asLetters].map(unforeseenIn);
  return Math.min(...left) < UNFORESEEN ? officePasswordMessages.common : null;
}

export const OfficePassword = z
  .string(passwordRequired)
  .max(200, atMostCharacters(200))
  .superRefine((password, ctx) => {
    const fault = officePasswordFault(password);
    if (fault) ctx.addIssue(issueAt([], fault));
  });
