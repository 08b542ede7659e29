import { expect, test } from "vitest";
import { officePasswordFault, officePasswordMessages } from "./password.ts";

test.each(["password", "Rebale-26", "eleven-char"])(
  "%s is too short for the office (office 20)",
  (p) => {
    expect(officePasswordFault(p)).toBe(officePasswordMessages.short);
  },
);

test.each([
  "passwordpassword",
  "P@ssw0rd-2026!",
  "Password123456",
  "123456789012",
  "aaaaaaaaaaaaaa",
  "abcabcabcabc",
  "qwertyuiop1234",
  "Welcome@2026!!",
  "Admin-Rebale-2026",
  "rebale-office-1",
  "iloveyou-india",
  "zxcvbnmasdfgh",
  "987654321000",
])("%s is what guessers try first (office 20)", (p) => {
  expect(officePasswordFault(p)).toBe(officePasswordMessages.common);
});

test.each([
  "Sell-Scrap-2026-x7Kd",
  "correct horse battery",
  "मेरा-बहुत-लंबा-पासवर्ड",
  "w8Q#nZp2!tLr",
  "tall-kettle-blue-9",
])("%s will do (office 20)", (p) => {
  expect(officePasswordFault(p)).toBe(null);
});
