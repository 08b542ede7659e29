import { expect, test } from "vitest";
import {
  emptyForm,
  errorsByField,
  fileComplaint,
  halfOf,
  isPan,
  sellerStepOneComplaints,
  toRegistration,
} from "./accounts.rules.ts";

test("an empty first step names each missing field, in order, once (S5.2, S8.1)", () => {
  expect(sellerStepOneComplaints(emptyForm).map(({ msg }) => msg)).toEqual([
    "Name is required.",
    "Business Name is required.",
    "Email is required.",
    "Please enter a valid 10-digit mobile number.",
    "Password is required.",
  ]);
});

const filled = {
  ...emptyForm,
  name: "Asha Patil",
  business_name: "Patil Traders",
  email: "asha@patil.example",
  password: "Sell-Scrap-2026",
  contact: { mobile: "9876543210", whatsapp: "" },
};

test("a filled first step goes on; a pincode, when given, has six digits (S5.2)", () => {
  expect(sellerStepOneComplaints(filled)).toEqual([]);
  expect(
    sellerStepOneComplaints({ ...filled, address: { ...filled.address, pincode: "41102" } }),
  ).toEqual([{ path: "address.pincode", msg: "Pincode must have 6 digits" }]);
});

test("a PAN is five letters, four digits, one letter after uppercasing (S5.3)", () => {
  expect([
    isPan("abcde1234f"),
    isPan(" ABCDE1234F "),
    isPan("ABCD12345F"),
    isPan("ABCDE12345"),
    isPan(""),
  ]).toEqual([true, true, false, false, false]);
});

test("a buyer's registration carries no password; a seller's carries one and no copy of it (S3.9)", () => {
  expect(toRegistration(filled, "buyer")).not.toHaveProperty("password");
  expect(toRegistration(filled, "seller")).toMatchObject({
    password: "Sell-Scrap-2026",
    login_type: { role: "User", isBuyer: false, isSeller: true },
  });
  expect(toRegistration(filled, "seller")).not.toHaveProperty("core_password");
});

test("the server's complaints stand beside their fields, the state's too (S5.5)", () => {
  expect(
    errorsByField([
      { path: "email", msg: "taken" },
      { path: "location.state", msg: "unknown" },
    ]),
  ).toEqual({ email: "taken", "address.state": "unknown" });
  expect(halfOf([{ path: "documents.pancard.number", msg: "" }])).toBe("document");
  expect(
    halfOf([
      { path: "documents.pancard.number", msg: "" },
      { path: "email", msg: "" },
    ]),
  ).toBe("personal");
});

test("a document is a PDF or a picture of at most 10 MB; a profile picture is a picture (S5.8)", () => {
  const file = (type: string, bytes = 10) =>
    Object.defineProperty(new File(["x"], "x", { type }), "size", { value: bytes });
  expect(fileComplaint(file("application/pdf"), "document")).toBeNull();
  expect(fileComplaint(file("image/png"), "document")).toBeNull();
  expect(fileComplaint(file("application/pdf"), "picture")).toBeTruthy();
  expect(fileComplaint(file("text/html"), "document")).toBeTruthy();
  expect(fileComplaint(file("image/png", 11 * 1024 * 1024), "document")).toBeTruthy();
});
