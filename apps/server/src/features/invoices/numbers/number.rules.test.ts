import { expect, test } from "vitest";
import { irnOf, readExternalNumber } from "./number.rules.ts";

test("the IRN is the hash of GSTIN, year, type and number, as the portal's own answers show (G50)", () => {
  const of = { gstin: "27AAPFU0939F1ZV", fy: "26-27" };
  expect(irnOf({ ...of, type: "INV", number: "RB/26-27/000001" })).toBe(
    "5d5f2451b53c43cd495daf2dd6068f121062f029a93a1b0df80029345d5136a8",
  );
  expect(irnOf({ ...of, type: "CRN", number: "RC/26-27/000001" })).toBe(
    "3fa5b5839690944dac1b2a706959f28e2a0bf7d890a7b054faa951578b1a47c9",
  );
  const nic = { gstin: "01AMBPG7773M002", fy: "22-23", type: "INV", number: "SINV-CFY-00067" };
  expect(irnOf(nic as Parameters<typeof irnOf>[0])).toMatch(/^706daecc.*a2e7$/);
});

test("a seller's own number of 17 characters is refused (G49)", () => {
  expect(readExternalNumber("INV/2026-27/0001")).toMatchObject({ accepted: true });
  expect(readExternalNumber("INV/2026-27/00012")).toMatchObject({ accepted: false });
});

test.each([
  "",
  "0001",
  "-1",
  "/1",
  "A 1",
  "A_1",
  "A#1",
  "चालान1",
  "RB/26-27/000009",
  "rs/26-27/000001",
])("a seller's own number is refused as %j (G49)", (typed) =>
  expect(readExternalNumber(typed).accepted).toBe(false),
);

test("a seller's own number is kept in capitals, in which the portal takes it (G49)", () => {
  expect(readExternalNumber(" sv/112-a ")).toEqual({ accepted: true, number: "SV/112-A" });
});
