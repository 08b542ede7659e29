import type { listings } from "@rebale/contract";
import type { Entry } from "./lexicon.rules.ts";
import { nameKey, singular, wordsIn } from "./query-words.rules.ts";

type Suggestion = listings.Suggestion;

const MAX_NAMES = 5;
const kinds = {
  category: "category",
  sub_category: "sub_category",
  material: "material",
  state: "place",
} as const;
const order = ["material", "category", "sub_category", "place"];

/**
 * The names that begin with what was typed, the last word of which may be half typed; each meaning
 * once, with the name that was met where it is another.
 */
export function suggestNames(entries: readonly Entry[], words: readonly string[]): Suggestion[] {
  if (words.length === 0) return [];
  const typed = words.join(" ");
  const key = nameKey(words);
  const asOne = typed.replaceAll(" ", "");
  const begins = (text: string) =>
    text.startsWith(typed) || text.startsWith(key) || text.replaceAll(" ", "").startsWith(asOne);
  const found = new Map<string, Suggestion & { rank: number }>();
  for (const { name, meaning } of entries) {
    const text = wordsIn(name).join(" ");
    const title = wordsIn(meaning.title).join(" ");
    const rank = begins(text) ? 0 : text.split(" ").some(begins) ? 1 : 2;
    const id = `${meaning.as} ${meaning.value}`;
    if (rank === 2 || meaning.as === "words" || (found.get(id)?.rank ?? 9) <= rank) continue;
    const isTitle = singular(text) === singular(title) || title.startsWith(text);
    found.set(id, {
      rank,
      kind: kinds[meaning.as],
      title: meaning.title,
      note: isTitle ? "" : name,
      query: { [meaning.as]: meaning.value },
      url: null,
    });
  }
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank || order.indexOf(a.kind) - order.indexOf(b.kind))
    .slice(0, MAX_NAMES)
    .map(({ rank: _rank, ...suggestion }) => suggestion);
}
