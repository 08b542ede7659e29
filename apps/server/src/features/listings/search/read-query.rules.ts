import type { listings } from "@rebale/contract";
import type { Lexicon, Meaning } from "./lexicon.rules.ts";
import { nameKey, type Part, partsOf } from "./query-words.rules.ts";

type FilterName = "category" | "sub_category" | "material" | "state";
export type ReadFilters = { readonly [name in FilterName]?: string };

export interface QueryRead {
  /** Words that became filters, none of which was chosen beside the search. */
  readonly filters: ReadFilters;
  /** Words that lots must have; those of one part stand side by side. */
  readonly words: readonly string[];
  readonly read: readonly listings.Reading[];
}

const MAX_WORDS = 8;

/**
 * Reads 'lead acid gujarat' as a material and a state: the longest names first, each kind of filter
 * once, what is left over as words. What stands in quotation marks is words.
 * @param given filters chosen beside the search: they stay as they are
 */
export function readQuery(q: string, lexicon: Lexicon, given: ReadFilters): QueryRead {
  const parts = partsOf(q);
  const filters: Record<string, string> = {};
  const words: string[] = [];
  const silent: string[] = [];
  const read: listings.Reading[] = [];
  for (let at = 0; at < parts.length; ) {
    const named = nameAt(parts, at, lexicon, (as) => canRead(as, { ...given, ...filters }));
    if (!named) {
      words.push(parts[at]?.words.join(" ") ?? "");
      at += 1;
      continue;
    }
    const { meaning, length } = named;
    const typed = typedOf(q, parts, at, length);
    if (meaning.value === "") silent.push(...parts.slice(at, at + length).flatMap((p) => p.words));
    else {
      if (meaning.as === "words") words.push(...meaning.value.split(" "));
      else filters[meaning.as] = meaning.value;
      if (meaning.as !== "words" || meaning.value !== typed.toLowerCase())
        read.push({ typed, ...meaning, without: without(q, parts, at, length) });
    }
    at += length;
  }
  const isSilentOnly = words.length === 0 && read.length === 0;
  const unique = [...new Set(isSilentOnly ? silent : words)].slice(0, MAX_WORDS);
  return { filters, words: unique, read };
}

/** A kind of filter is read once, and none that was chosen is read over. */
const canRead = (as: Meaning["as"], taken: ReadFilters): boolean => {
  if (as === "words") return true;
  if (as === "category" || as === "sub_category") return !taken.category && !taken.sub_category;
  return !taken[as];
};

function nameAt(
  parts: readonly Part[],
  at: number,
  lexicon: Lexicon,
  may: (as: Meaning["as"]) => boolean,
): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(lexicon.longest, parts.length - at); length > 0; length--) {
    const taken = parts.slice(at, at + length);
    if (taken.some((part) => part.isQuoted)) continue;
    const meaning = lexicon.find(nameKey(taken.flatMap((part) => part.words)));
    if (meaning && may(meaning.as)) return { meaning, length };
  }
  return null;
}

const typedOf = (q: string, parts: readonly Part[], at: number, length: number): string =>
  q.slice(parts[at]?.from, parts[at + length - 1]?.to);

const without = (q: string, parts: readonly Part[], at: number, length: number): string =>
  `${q.slice(0, parts[at]?.from)} ${q.slice(parts[at + length - 1]?.to)}`
    .replace(/\s+/g, " ")
    .trim();

/** The same search as words only: neither read nor corrected. */
export const literalOf = (q: string): string =>
  partsOf(q)
    .map(({ words }) => `"${words.join(" ")}"`)
    .join(" ");

/** The search with some of its words replaced. */
export const replaceWords = (q: string, better: ReadonlyMap<string, string>): string =>
  partsOf(q).reduceRight((text, { words, isQuoted, from, to }) => {
    const instead = isQuoted || words.length > 1 ? undefined : better.get(words[0] ?? "");
    return instead === undefined ? text : text.slice(0, from) + instead + text.slice(to);
  }, q);
