import { expect, test } from "vitest";
import { countryOf } from "./country-of.ts";

test.each([
  ["49.36.10.10", "IN"],
  ["2405:200::1", "IN"],
  ["8.8.8.8", "US"],
  ["127.0.0.1", null],
  ["10.0.0.5", null],
  ["not an address", null],
])("an address's country is known without asking anybody: %s is %s (W18)", (address, country) => {
  expect(countryOf(address)).toBe(country);
});
