// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { readFromPage, removeFromPage, toCarryOver, viewOf } from "./saved-views.rules.ts";

beforeEach(() => localStorage.clear());
const keep = (text: string) => localStorage.setItem("office-views:/admin/users", text);

test("a view is its filters, days and order, on whatever page and with whatever open", () => {
  expect(viewOf("?status=live&page=3&open=7&from=2026-11-01")).toBe("?from=2026-11-01&status=live");
  expect(viewOf("?from=2026-11-01&status=live")).toBe(viewOf("?status=live&from=2026-11-01"));
  expect(viewOf("")).toBe("?");
});

test("what a browser kept of a list is read until it is carried over; what is no view is left out (A17)", () => {
  const tyres = { name: "Tyres", search: "?q=tyre" };
  keep(JSON.stringify([tyres, { name: "x", search: "//evil" }, 3]));
  expect(readFromPage("/admin/users")).toEqual([tyres]);
  expect(readFromPage("/admin/products")).toEqual([]);
  removeFromPage("/admin/users");
  expect(readFromPage("/admin/users")).toEqual([]);
  keep("no json");
  expect(readFromPage("/admin/users")).toEqual([]);
});

test("carried over is what the office lacks; a name that is taken gets a number (A17)", () => {
  const saved = [{ name: "Tyres", search: "?q=tyre" }];
  const here = [
    { name: "My tyres", search: "?q=tyre" },
    { name: "Tyres", search: "?q=tube" },
    { name: "Tyres", search: "?q=rim" },
    { name: "Live", search: "?status=live" },
  ];
  expect(toCarryOver(here, saved)).toEqual([
    { name: "Tyres 2", search: "?q=tube" },
    { name: "Tyres 3", search: "?q=rim" },
    { name: "Live", search: "?status=live" },
  ]);
});
