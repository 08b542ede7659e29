import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { countriesMadeOn, countryOf, readCountriesFrom } from "./country-of.ts";

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

const NINE_MONTHS = 275 * DAY_MS;

test("the tables of countries and of banks are not older than nine months (L6)", () => {
  const banks = readFileSync(
    new URL("../../../features/accounts/bank/banks.tsv", import.meta.url),
    "utf8",
  );
  const madeOn = /^# IFSC of (\d{4}-\d\d-\d\d)/.exec(banks)?.[1] ?? "";
  for (const made of [new Date(madeOn), countriesMadeOn()])
    expect(Date.now() - made.getTime()).toBeLessThan(NINE_MONTHS);
});

test("an operator's own table is read in place of ours, and what is none is refused (L6)", () => {
  const ours = fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );
  readCountriesFrom(ours);
  expect(countryOf("8.8.8.8")).toBe("US");
  expect(() => readCountriesFrom("/nowhere.mmdb")).toThrow();
  expect(() => readCountriesFrom(fileURLToPath(import.meta.url))).toThrow();
  expect(countryOf("8.8.8.8")).toBe("US");
});
