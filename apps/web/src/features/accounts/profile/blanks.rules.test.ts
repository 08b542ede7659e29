import type { User } from "@rebale/contract/accounts";
import type { Company } from "@rebale/contract/companies";
import { expect, test } from "vitest";
import { blanksOf } from "./blanks.rules.ts";

const user = (given: { email?: string; state?: string; pan?: string; gst?: string }) =>
  ({
    email: given.email ?? null,
    address: { address: given.state && "Yard 4", state: given.state ?? null },
    documents: {
      pancard: { number: given.pan ?? null },
      gst_certificate: { number: given.gst ?? null },
    },
  }) as User;
const company = (sent: { pan?: string; kinds?: string[]; gstin?: string }) =>
  ({
    pan: sent.pan ?? null,
    papers: (sent.kinds ?? []).map((kind) => ({ kind })),
    sites: sent.gstin ? [{ gstin: sent.gstin }] : [],
  }) as unknown as Company;

test("who gave a name alone lacks email, address, PAN and GST number; who gave all lacks nothing", () => {
  expect(blanksOf(user({}), company({}))).toEqual(["email", "address", "pan", "gst"]);
  const all = user({ email: "a@rebale.example", state: "Gujarat", pan: "P", gst: "G" });
  expect(blanksOf(all, null)).toEqual([]);
});

test("what the company has sent is not asked of its members", () => {
  const rest = ["email", "address"];
  expect(blanksOf(user({}), company({ kinds: ["pan", "gst"] }))).toEqual(rest);
  expect(blanksOf(user({}), company({ pan: "P", gstin: "G" }))).toEqual(rest);
});
