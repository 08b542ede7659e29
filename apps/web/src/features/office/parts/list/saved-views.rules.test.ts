// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { readViews, viewOf, writeViews } from "./saved-views.rules.ts";

beforeEach(() => localStorage.clear());

test("a view is its filters, days and order, on whatever page and with whatever open", () => {
  expect(viewOf("?status=live&page=3&open=7&from=2026-11-01")).toBe("?from=2026-11-01&status=live");
  expect(viewOf("?from=2026-11-01&status=live")).toBe(viewOf("?status=live&from=2026-11-01"));
  expect(viewOf("")).toBe("?");
});

test("views are kept by list, and what is no view is left out", () => {
  const tyres = { name: "Tyres", search: "?q=tyre" };
  writeViews("/admin/products", [tyres]);
  expect(readViews("/admin/products")).toEqual([tyres]);
  expect(readViews("/admin/users")).toEqual([]);
  localStorage.setItem("office-views:/admin/users", '[{"name":"x","search":"//evil"},3]');
  expect(readViews("/admin/users")).toEqual([]);
  localStorage.setItem("office-views:/admin/users", "no json");
  expect(readViews("/admin/users")).toEqual([]);
});
