import { expect, test } from "vitest";
import { fieldNames } from "./field-names.ts";
import { FILTERS, isOnlySearched, readFilters, withFilters } from "./read-filters.ts";

test("empty fields of a plain form are no filters, unknown ones are left out", () => {
  expect(readFilters(new URLSearchParams("q=&category=tyres&state=+&evil=1&page=2"))).toEqual({
    category: "tyres",
    page: "2",
  });
});

test("several categories and states stand in one filter each, however they are sent", () => {
  const read = (search: string) => readFilters(new URLSearchParams(search));
  expect(read("state=Goa&state=&state=Kerala&category=a,b")).toEqual({
    state: "Goa,Kerala",
    category: "a,b",
  });
  expect(read("q=a&q=b")).toEqual({ q: "a" });
});

test("another search starts at page 1, another page keeps the search", () => {
  expect(withFilters({ q: "pet", page: "3" }, { sort: "newest" })).toBe("?q=pet&sort=newest");
  expect(withFilters({ q: "pet", page: "3" }, { page: "4" })).toBe("?q=pet&page=4");
});

test("who only searched is told of words, who filtered of filters", () => {
  expect(isOnlySearched({ q: "pet", sort: "newest", view: "table" })).toBe(true);
  expect(isOnlySearched({ q: "pet", state: "Gujarat" })).toBe(false);
  expect(isOnlySearched({ state: "Gujarat" })).toBe(false);
});

test("every filter has a name that people read, which a refusal is said with", () => {
  const unnamed = FILTERS.filter((name) => !fieldNames[name]);
  expect(unnamed).toEqual(["by", "page", "view"]);
  expect(fieldNames.min_price).toBe("Price from");
});
