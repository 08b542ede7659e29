import type { Deps } from "../../../platform/deps.ts";
import { townIn } from "../places/places.rules.ts";
import type { Lexicon } from "./lexicon.rules.ts";
import { distance, mostAway } from "./query-words.rules.ts";
import { replaceWords } from "./read-query.rules.ts";
import { wordsLike, wordsThatLotsHave } from "./search.store.ts";

const MIN_LETTERS = 4;

/**
 * The search with each word that no lot has replaced by the nearest that is known: a name of the
 * trade, or a word of a title or place. Null where nothing is near.
 */
export async function correctSpelling(
  { db }: Pick<Deps, "db">,
  lexicon: Lexicon,
  q: string,
  words: readonly string[],
): Promise<string | null> {
  const isWord = (w: string) => w.length >= MIN_LETTERS && /^[\p{L}\p{M}]+$/u.test(w);
  // A town is no misspelling because nothing lies there.
  const correctable = words.filter((w) => isWord(w) && townIn([w]) === null);
  if (correctable.length === 0) return null;
  const had = await wordsThatLotsHave(db, correctable);
  const better = new Map<string, string>();
  for (const word of correctable) {
    const near = had.has(word) ? null : await nearest({ db }, lexicon, word);
    if (near) better.set(word, near);
  }
  return better.size ? replaceWords(q, better) : null;
}

async function nearest({ db }: Pick<Deps, "db">, lexicon: Lexicon, word: string) {
  const names = lexicon.entries
    .filter(({ name }) => /^[\p{L}\p{M}]+$/u.test(name))
    .map(({ name }) => ({ word: name.toLowerCase(), lots: 0 }));
  const near = [...(await wordsLike(db, word)), ...names]
    .map((name) => ({ ...name, away: distance(word, name.word) }))
    .filter(({ away }) => away > 0 && away <= mostAway(word))
    .sort((a, b) => a.away - b.away || b.lots - a.lots);
  return near[0]?.word ?? null;
}
