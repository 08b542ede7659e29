import type { Milli, Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import type { LotFilter } from "../listings/index.ts";
import { searchTerms } from "./search-terms.ts";

const filter = (over: Partial<LotFilter> = {}): LotFilter => ({
  phase: "live",
  words: [],
  sort: "ending",
  ...over,
});

test("a search is looked up by its sub-category, or its category, and its state (A13)", () => {
  expect(searchTerms(filter())).toMatchObject({
    place: "",
    state: "",
    words: null,
    material: null,
  });
  expect(searchTerms(filter({ categoryId: 2, state: "Goa" }))).toMatchObject({
    place: "c2",
    state: "Goa",
  });
  expect(searchTerms(filter({ subCategoryId: 27 })).place).toBe("s27");
});

test("it asks for the words and the material that the shop asks for (A13, A14)", () => {
  expect(searchTerms(filter({ words: ["bales", "lead acid"], material: "pet" }))).toMatchObject({
    words: "('bales':*) & ('lead' <-> 'acid':* | 'leadacid':*)",
    material: "pet",
  });
});

test("ranges are kept as lots are compared; who asks for tonnes also finds kilograms (A13)", () => {
  const terms = searchTerms(
    filter({ unit: "MT", minPrice: 100 as Paise, maxQuantity: 5_000_000 as Milli }),
  );
  expect(terms).toMatchObject({
    units: ["kg", "MT"],
    min_price: 100,
    max_price: null,
    min_rate: null,
    max_rate: null,
    min_quantity: null,
    max_quantity: 5_000_000,
  });
});
