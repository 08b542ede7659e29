import { describe, expect, test } from "vitest";
import { lexiconOf } from "./lexicon.rules.ts";
import { distance, partsOf, singular, textQuery } from "./query-words.rules.ts";
import { literalOf, type ReadFilters, readQuery, replaceWords } from "./read-query.rules.ts";
import { suggestNames } from "./suggest.rules.ts";

const sub = { _id: "9", url: "crt-lcd", title: "CRT and LCD Displays", title_hi: null };
const category = { icon: "", title_hi: null };
const lexicon = lexiconOf(
  [
    { ...category, _id: "1", url: "batteries", title: "Batteries", sub_category: [] },
    { ...category, _id: "2", url: "e-waste", title: "E-Waste", sub_category: [sub] },
  ],
  [
    ...["lead acid", "lead acid battery"].map((name) =>
      name1(name, "lead-acid", "Lead-acid batteries"),
    ),
    name1("lead", "lead", "Lead"),
    ...["copper", "tamba", "ताँबा"].map((name) => name1(name, "copper", "Copper")),
    name1("बैटरी", null, null, "battery"),
    name1("गुजरात", null, null, "gujarat"),
    name1("raddi", null, null, "paper"),
    name1("scrap", null, null, ""),
  ],
);
function name1(name: string, material: string | null, material_name: string | null, means = name) {
  return { name, means, material, material_name };
}
const read = (q: string, given: ReadFilters = {}) => {
  const { filters, words, read } = readQuery(q, lexicon, given);
  return { filters, words, typed: read.map((part) => part.typed) };
};

describe("what a search is read as (A14)", () => {
  test("'lead acid gujarat' is a material and a state, each removable by itself", () => {
    expect(read("lead acid gujarat")).toEqual({
      filters: { material: "lead-acid", state: "Gujarat" },
      words: [],
      typed: ["lead acid", "gujarat"],
    });
    const parts = readQuery("Lead-Acid, drained  Gujarat", lexicon, {}).read;
    expect(parts.map((part) => part.without)).toEqual([", drained Gujarat", "Lead-Acid, drained"]);
  });

  test.each([
    ["the longest name counts", "lead acid batteries", { material: "lead-acid" }, []],
    ["singular and plural are one", "battery", { category: "batteries" }, []],
    ["Hindi in Latin letters", "tamba", { material: "copper" }, []],
    ["Hindi in its own script", "ताँबा गुजरात", { material: "copper", state: "Gujarat" }, []],
    ["a Hindi name of a category", "बैटरी", { category: "batteries" }, []],
    ["a name that is no filter is a word", "raddi pune", {}, ["paper", "pune"]],
    ["words that say nothing are left out", "copper scrap", { material: "copper" }, []],
    ["but not where they are all", "scrap", {}, ["scrap"]],
    ["a whole title of a sub-category", "CRT and LCD displays", { sub_category: "crt-lcd" }, []],
    ["each kind once", "gujarat goa", { state: "Gujarat" }, ["goa"]],
    ["quotation marks mean just this", '"lead acid" gujarat', { state: "Gujarat" }, ["lead acid"]],
    ["punctuation divides words", "HDPE/drum_50%", {}, ["hdpe", "drum", "50"]],
    ["nothing", " % ", {}, []],
    ["a name as one word", "ewaste", { category: "e-waste" }, []],
    ["and with any hyphen", "e–waste leadacid", { category: "e-waste", material: "lead-acid" }, []],
    ["hyphens hold words together", "e-scrap", {}, ["e scrap"]],
  ])("%s: %s", (_name, q, filters, words) => {
    expect(read(q)).toMatchObject({ filters, words });
  });

  test("a filter that was chosen is not read over", () => {
    expect(read("copper gujarat", { state: "Goa" })).toMatchObject({
      filters: { material: "copper" },
      words: ["gujarat"],
    });
    expect(read("battery", { category: "e-waste" })).toMatchObject({ words: ["battery"] });
  });

  test("the reading is undone by quotation marks", () => {
    expect(literalOf("lead acid gujarat")).toBe('"lead" "acid" "gujarat"');
    expect(read(literalOf("lead acid gujarat"))).toMatchObject({
      filters: {},
      words: ["lead", "acid", "gujarat"],
    });
  });
});

test("words are asked for by their beginning, what is quoted side by side (A14)", () => {
  expect(textQuery(["copper", "lead acid"])).toBe(
    "('copper':*) & ('lead' <-> 'acid':* | 'leadacid':*)",
  );
  expect(textQuery([])).toBe(null);
  expect(partsOf('a "b C" ’d').map(({ words }) => words)).toEqual([["a"], ["b", "c"], ["d"]]);
  expect(["tyres", "batteries", "glass", "boxes", "gas"].map(singular)).toEqual([
    "tyre",
    "battery",
    "glass",
    "box",
    "gas",
  ]);
});

test("a misspelling is a few letters away; what is replaced leaves the rest as typed (A14)", () => {
  expect([distance("coper", "copper"), distance("tyer", "tyre"), distance("pet", "pvc")]).toEqual([
    1, 1, 2,
  ]);
  const better = new Map([["coper", "copper"]]);
  expect(replaceWords('Coper  wire "coper"', better)).toBe('copper  wire "coper"');
});

describe("suggestions while typing (A14)", () => {
  const suggest = (...words: string[]) =>
    suggestNames(lexicon.entries, words).map(({ title, note }) => [title, note]);
  test("a half typed name, each meaning once, with the name that was met", () => {
    expect(suggest("tam")).toEqual([
      ["Copper", "tamba"],
      ["Tamil Nadu", ""],
    ]);
    expect(suggest("lead", "ac")).toEqual([["Lead-acid batteries", ""]]);
    expect(suggest("guj")).toEqual([["Gujarat", ""]]);
    expect(suggest("batt")[0]).toEqual(["Batteries", ""]);
    expect(suggest("ता")).toEqual([["Copper", "ताँबा"]]);
    expect(suggest()).toEqual([]);
  });
});
