import { expect, test } from "vitest";
import { placeOfOldReview, reviewOf } from "./places.rules.ts";

const ledFrom = (address: string) => placeOfOldReview(new URL(address, "https://rebale.example"));

test("a company's address of before opens its review and keeps its query (office b1)", () => {
  expect(ledFrom("/admin/companies/7")).toBe("/admin/company/7?part=review");
  expect(ledFrom("/admin/companies/7?q=a%26b")).toBe("/admin/company/7?part=review&q=a%26b");
  expect(ledFrom("/admin/companies/7?part=money")).toBe(reviewOf("company", "7"));
});
