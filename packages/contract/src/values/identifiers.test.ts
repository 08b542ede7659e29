import { expect, test } from "vitest";
import { z } from "zod";
import { panOfGstin, stateOfGstin } from "./checks.ts";
import { wordsOf } from "./complaint.ts";
import { Ifsc, Mobile, Otp, orNothing, Pan, Pincode, TenDigits } from "./fields.ts";
import { Gstin, gstinCheckCharacter } from "./gstin.ts";

test.each([
  ["+91 98765 43210", "9876543210"],
  ["09876543210", "9876543210"],
  ["098765-43210", "9876543210"],
  ["0091 98765 43210", "9876543210"],
  ["+91-0-98765 43210".replace("-0-", "0"), "9876543210"],
  ["(98765) 43210", "9876543210"],
  ["\u202a+91\u00a098765\u00a043210\u202c", "9876543210"],
  ["९८७६५४३२१०", "9876543210"],
  ["9123456789", "9123456789"],
])("a mobile number is read as people write it: %j", (typed, read) => {
  expect([Mobile.parse(typed), TenDigits.parse(typed)]).toEqual([read, read]);
});

test.each([
  [Pan, " abcpk-1234-f", "ABCPK1234F"],
  [Pan, "ABCPK\u00a01234\u200bF", "ABCPK1234F"],
  [Gstin, "27 AAPFU0939F 1ZV", "27AAPFU0939F1ZV"],
  [Gstin, "\ufeff27AAPFU0939F1ZV\u00a0", "27AAPFU0939F1ZV"],
  [Ifsc, "SBIN 0000 454", "SBIN0000454"],
  [Pincode, "411\u00a0026", "411026"],
  [Pincode, "४११०२६", "411026"],
  [Otp, "48 21", "4821"],
] as const)("%# an identifier loses spaces and hyphens: %j", (schema, typed, read) => {
  expect((schema as typeof Pan).parse(typed)).toBe(read);
});

test.each(["98765", "919876543210123", "1234567890", "98765 4321O"])("%j is no mobile", (typed) => {
  expect(Mobile.safeParse(typed).error?.issues[0]?.message).toBe(
    "Please Fill Correct Phone Number",
  );
});

test("a GST number of who deducts tax has a D before its check character", () => {
  const first = "27AAPFU0939F1D";
  const gstin = first + gstinCheckCharacter(first);
  expect(Gstin.parse(gstin)).toBe(gstin);
  expect([panOfGstin(gstin), stateOfGstin(gstin)]).toEqual(["AAPFU0939F", "Maharashtra"]);
  expect(Gstin.safeParse("27AAPFU0939F1X5").success).toBe(false);
});

test.each([
  ["27AAPFU0939F1", "Invalid GST Number: 13 of 15 characters"],
  ["27AAPFU0939F1ZX", "Invalid GST Number"],
  ["27AAPFU0939F1ZV5", "Invalid GST Number: 16 of 15 characters"],
  ["x", "Invalid GST Number: 1 of 15 characters"],
])("a bad GST number is told once, with its length: %s (S5.5, U39)", (typed, message) => {
  const { error } = z.object({ gstin: orNothing(Gstin) }).safeParse({ gstin: typed });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  expect(wordsOf(error?.issues[0]).hi).toMatch(/^GST नंबर सही नहीं है/);
});
