import { expect, test } from "vitest";
import { placeOfOldPanel, placeOfOldReview, reviewOf } from "./places.rules.ts";

const ledFrom = (address: string) => placeOfOldReview(new URL(address, "https://rebale.example"));
const panelOf = (search: string) => placeOfOldPanel("7", new URLSearchParams(search));

test("the address that a review had opens that part of the page and keeps its query (office b1)", () => {
  expect(ledFrom("/admin/companies/7")).toBe("/admin/company/7?part=review");
  expect(ledFrom("/admin/products/7")).toBe("/admin/lot/7?part=review");
  expect(ledFrom("/admin/companies/7?q=a%26b")).toBe("/admin/company/7?part=review&q=a%26b");
  expect(ledFrom("/admin/companies/7?part=money")).toBe(reviewOf("company", "7"));
});

test("the address of a lot that lay open above its list opens the lot's page (office b1)", () => {
  expect(panelOf("open=7")).toBe("/admin/lot/7");
  expect(panelOf("status=all&open=7&page=3")).toBe("/admin/lot/7?status=all");
});
