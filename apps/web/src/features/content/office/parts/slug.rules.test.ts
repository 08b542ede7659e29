import { expect, test } from "vitest";
import { slugOf } from "./slug.rules.ts";

test.each([
  ["Battery Waste Rules 2022: what changes", "battery-waste-rules-2022-what-changes"],
  ["  Buyers & Sellers’ terms ", "buyers-and-sellers-terms"],
  ["Café – Über", "cafe-uber"],
  ["!!!", ""],
])("%s becomes %s", (title, slug) => expect(slugOf(title)).toBe(slug));

test("a long title ends at a whole sign", () => {
  expect(slugOf(`${"a".repeat(99)} bcd`)).toBe("a".repeat(99));
});
