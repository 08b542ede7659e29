import { expect, test } from "vitest";
import { mapOf, searchAt } from "./place.rules.ts";

const office =
  "Rebale, Second Floor, Old Press Compound, Shankar Seth Road, Pune, Maharashtra 411037";

test("the embedded map has its pin at the office's pincode (S2.52)", () => {
  expect(mapOf(office)).toContain("https://www.openstreetmap.org/export/embed.html?");
  expect(mapOf(office)).toContain("marker=18.4982%2C73.8655");
});

test("an address whose place is not known gets no pin at a wrong place (S2.52)", () => {
  expect(mapOf("Plot 4, Sector 63, Noida, Uttar Pradesh 201301")).toBeNull();
  expect(mapOf("Pune")).toBeNull();
});

test("the fallback link searches for street, city and state (S2.52)", () => {
  expect(decodeURIComponent(searchAt(office)).replaceAll("+", " ")).toContain(
    "query=Shankar Seth Road, Pune, Maharashtra 411037",
  );
});
