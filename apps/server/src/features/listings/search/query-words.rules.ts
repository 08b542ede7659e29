/** A person's search, in parts. */

export interface Part {
  /** Small letters. */
  readonly words: readonly string[];
  /** Stands in quotation marks: it means just this. */
  readonly isQuoted: boolean;
  /** Where it stands in the text, quotation marks included. */
  readonly from: number;
  readonly to: number;
}

/** Letters, the vowel signs of Indian scripts, and digits; joiners within a word are spelling. */
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
/** `e-waste` is one part, whichever hyphen it is written with. */
const PARTS =
  /["“”]([^"“”]*)["“”]|[\p{L}\p{M}\p{N}\u200c\u200d]+(?:\p{Pd}[\p{L}\p{M}\p{N}\u200c\u200d]+)*/gu;

const small = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, "");

export const wordsIn = (text: string): string[] =>
  (text.match(WORD) ?? []).map(small).filter(Boolean);

/** Words one by one; what stands in quotation marks, or is held by hyphens, is one part. */
export const partsOf = (q: string): Part[] =>
  [...q.matchAll(PARTS)]
    .map((found) => ({
      words: wordsIn(found[1] ?? found[0]),
      isQuoted: found[1] !== undefined,
      from: found.index,
      to: found.index + found[0].length,
    }))
    .filter(({ words }) => words.length > 0);

/** One word for singular and plural, so that names are found in both. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=(?:s|x|ch|sh))es$|s$/, "");
}

/** The key by which a name is found. */
export const nameKey = (words: readonly string[]): string => words.map(singular).join(" ");

/**
 * The search as PostgreSQL takes it: every word by its beginning, several words of one part side
 * by side, or written as one; null where there is none.
 */
export const textQuery = (words: readonly string[]): string | null =>
  words.length === 0 ? null : words.map(partQuery).join(" & ");

function partQuery(part: string): string {
  const words = part.split(" ");
  const apart = `${words.map(quoted).join(" <-> ")}:*`;
  return words.length === 1 ? `(${apart})` : `(${apart} | ${quoted(words.join(""))}:*)`;
}

// Words have letters and digits only.
const quoted = (word: string) => `'${word}'`;

/** Letters to add, leave out, change or swap with their neighbour to make one word the other. */
export function distance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}

/** How many letters a misspelling may be away: short words have too many neighbours. */
export const mostAway = (word: string): number => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3);
