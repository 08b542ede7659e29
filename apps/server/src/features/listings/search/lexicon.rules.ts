import { STATES } from "@rebale/contract/values/fields";
import type { Categories } from "../categories-cache.ts";
import { nameKey, wordsIn } from "./query-words.rules.ts";

/** The meaning of a name in a search. */
export type Meaning =
  | {
      readonly as: "category" | "sub_category" | "material" | "state";
      value: string;
      title: string;
    }
  /** Other words; none where it says nothing about the goods. */
  | { readonly as: "words"; value: string; title: string };

/** A name that may be suggested. */
export interface Entry {
  readonly name: string;
  readonly meaning: Meaning;
}

export interface Lexicon {
  /** By `nameKey`, also where its words are written as one. */
  find(key: string): Meaning | undefined;
  /** Words of the longest name. */
  readonly longest: number;
  readonly entries: readonly Entry[];
}

export interface TradeName {
  readonly name: string;
  readonly means: string;
  readonly material: string | null;
  readonly material_name: string | null;
}

/** Categories before materials before words; a name means one thing. */
export function lexiconOf(categories: Categories["list"], names: readonly TradeName[]): Lexicon {
  const meanings = new Map<string, Meaning>();
  const entries: Entry[] = [];
  let longest = 1;
  const add = (name: string, meaning: Meaning) => {
    const words = wordsIn(name);
    const key = nameKey(words);
    if (!key || meanings.has(key)) return;
    meanings.set(key, meaning);
    longest = Math.max(longest, words.length);
    if (meaning.value) entries.push({ name, meaning });
  };
  for (const { url, title } of categories) add(title, { as: "category", value: url, title });
  for (const state of STATES) add(state, { as: "state", value: state, title: state });
  for (const { material, material_name } of names)
    if (material && material_name)
      add(material_name, { as: "material", value: material, title: material_name });
  for (const { name, means, material, material_name } of names) {
    if (material && material_name)
      add(name, { as: "material", value: material, title: material_name });
    else
      add(
        name,
        meanings.get(nameKey(wordsIn(means))) ?? { as: "words", value: means, title: means },
      );
  }
  for (const { sub_category } of categories)
    for (const { url, title } of sub_category)
      add(title, { as: "sub_category", value: url, title });
  const asOne = new Map([...meanings].reverse().map(([key, meaning]) => [squeezed(key), meaning]));
  return { find: (key) => meanings.get(key) ?? asOne.get(squeezed(key)), longest, entries };
}

const squeezed = (key: string): string => key.replaceAll(" ", "");
