import { utrsIn } from "@rebale/contract/values/utr";

/** Numbers in what somebody writes, that the office's finder knows. */

export interface TextPart {
  readonly text: string;
  readonly isNumber: boolean;
}

const NUMBERS = [
  /\b(?:lot|sale|award)\s*(?:no\.?\s*)?#?\s*\d{1,9}\b/,
  // A paper's number: RB/26-27/000001.
  /\b[A-Z]{1,6}\/\d{2}-?\d{2}\/\d{1,8}\b/,
  /\b(?:pay|order)_[A-Za-z0-9]{6,}\b/,
  /\b(?:CQ|SR)-\d{4}-\d{6,}\b/,
  // Whole words that may be a transfer's: whether they are is asked below.
  /\b[A-Z0-9]{12,22}\b/,
];
const ANY = new RegExp(NUMBERS.map(({ source }) => `(?:${source})`).join("|"), "gi");
const isLong = (word: string) => /^[A-Z0-9]{12,22}$/i.test(word);

/** In order; together they are the text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(ANY)) {
    if (isLong(word) && utrsIn(word).length === 0) continue;
    if (index > from) parts.push({ text: text.slice(from, index), isNumber: false });
    parts.push({ text: word, isNumber: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isNumber: false });
  return parts;
}
