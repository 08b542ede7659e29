import { IMPORT_COLUMNS, type ImportColumn } from "@rebale/contract/listings/import";
import { IMPORT_CHOICES, IMPORT_HEADS } from "@rebale/contract/listings/import-columns";
import { STATES } from "@rebale/contract/values/fields";
import { numberFaults } from "@rebale/contract/values/money";
import { numberFault, readAmount, withoutUnseen } from "@rebale/contract/values/typed-number";

/** The meaning of a cell, as people and their programs write it. Nothing is read here. */

/** One space between words, whatever kind it was; no byte order marks, no joiners at the ends. */
export const cellText = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, " ")
    .replace(/[\u200b\u2060\ufeff]/g, "")
    .trim();

/** A name of a choice, to be compared. */
export const choiceKey = (text: string | undefined): string =>
  withoutUnseen(text ?? "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

export const stateOf = (text: string | undefined): string | undefined =>
  STATES.find((state) => choiceKey(state) === choiceKey(text).replace(/ ?& ?/, " and "));

/** The column that a head stands for: by its technical name, or in the words of a language. */
export const columnOf = (head: string): ImportColumn | undefined =>
  IMPORT_COLUMNS.find((column) => column === columnName(head)) ??
  columnsInWords.get(wordsKey(head));

/** `Lot No.`, `Title:` and `start price` are columns of the template, too. */
const columnName = (head: string): string =>
  choiceKey(head)
    .replace(/[^a-z]+/g, "_")
    .replace(/^_+|_+$/g, "");

/** Letters of any script, and the symbols that tell a percent from an amount. */
const wordsKey = (head: string): string =>
  choiceKey(head)
    .replace(/[^\p{L}\p{M}\p{N}%₹]+/gu, " ")
    .trim();

const columnsInWords: ReadonlyMap<string, ImportColumn> = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    Object.values(IMPORT_HEADS[column]).map((words) => [wordsKey(words), column] as const),
  ),
);

/** The code of a choice, which a cell may name in the words of a language; other text as it is. */
export function choiceOf(column: keyof typeof IMPORT_CHOICES, text: string): string {
  const key = choiceKey(text);
  const named = Object.entries(IMPORT_CHOICES[column]).find(([, words]) =>
    Object.values(words).some((word) => choiceKey(word) === key),
  );
  return named?.[0] ?? key;
}

/** The texts a spreadsheet shows where it could not count. */
const ERRORS = /^#(N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i;
export const isError = (text: string): boolean => ERRORS.test(text.trim());

/** A number to be sent on, or what is wrong with it. */
export function cellNumber(text: string | undefined, basis: string | null) {
  const typed = text ?? "";
  if (typed === "") return { sent: "", fault: null };
  const sent = readAmount(typed, basis);
  if (sent !== null) return { sent, fault: null };
  // A rate of another basis reads as a number where its own is allowed.
  return { sent: "", fault: numberFaults[numberFault(typed)] };
}
