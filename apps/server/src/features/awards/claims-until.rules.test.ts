import { expect, test } from "vitest";
import { claimsUntil } from "./claims-until.rules.ts";

test("claims end so many hours after the truck went out, at once where nothing was agreed (G56, MG10)", () => {
  const out = new Date("2026-12-01T06:30:00Z");
  expect(claimsUntil(out, 24)).toEqual(new Date("2026-12-02T06:30:00Z"));
  expect(claimsUntil(out, 0)).toEqual(out);
  expect(claimsUntil(out, null)).toEqual(out);
});
