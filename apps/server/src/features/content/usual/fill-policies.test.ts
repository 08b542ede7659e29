import { expect, test } from "vitest";
import { firstOpenMark, policiesOf, policiesToFill } from "./fill-policies.ts";
import { usualPolicies } from "./usual-policies.text.ts";

const details = {
  company: "Acme Private Limited",
  address: "Pune 411037",
  gstin: "27AAAAA0000A1Z5",
  officer: "Asha",
  phone: "9800000000",
  help_email: "help@acme.example",
  grievance_email: "complaints@acme.example",
  privacy_email: "privacy@acme.example",
  city: "Pune",
};
const textsOf = (rows: ReturnType<typeof policiesOf>) =>
  rows.map((row) => [row.url, row.description, row.description_hi ?? ""] as const);

test("each text is there in both languages with the same details at the same number of places (office g)", () => {
  const marksIn = (text: string) => (text.match(/\[\[[^\]]+\]\]/g) ?? []).sort();
  for (const [url, english, hindi] of textsOf(policiesToFill())) {
    expect(hindi, url).not.toBe("");
    expect(marksIn(hindi), url).toEqual(marksIn(english));
  }
});

test("the marks of all texts ask for each detail, and filled they leave none open (office g)", () => {
  const asked = textsOf(policiesToFill()).flatMap(
    ([, text]) => text.match(/\[\[[^\]]+\]\]/g) ?? [],
  );
  expect(new Set(asked).size).toBe(Object.keys(details).length);
  for (const [url, ...texts] of textsOf(policiesOf(details)))
    for (const text of texts) {
      expect(firstOpenMark(text), url).toBeNull();
      expect(text, url).not.toMatch(/[{}]/);
    }
});

test("members agree to the terms and the privacy policy, and to no other text", () => {
  expect(usualPolicies.filter((p) => p.needs_consent).map(({ url }) => url)).toEqual([
    "terms-and-conditions",
    "privacy-policy",
  ]);
});
