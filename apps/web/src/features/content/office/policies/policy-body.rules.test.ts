import { expect, test } from "vitest";
import { isHindiBehind, isOfTextBefore, openMarks, policyBody } from "./policy-body.rules.ts";

const fields = {
  title: "Terms",
  url: "terms",
  description: "<p>Two</p>",
  title_hi: "",
  description_hi: "",
  in_force_from: "2026-12-01",
  is_draft: false,
  needs_consent: true,
  hindi_follows: false,
};
const texts = { title: "Terms", description: "<p>Two</p>", title_hi: null, description_hi: null };
const out = { isOut: true, today: "2026-11-27" };

test("a later day of a policy that is out is the day its text waits for, and nothing that stands is sent", () => {
  expect(policyBody(fields, out)).toEqual({
    url: "terms",
    needs_consent: true,
    next: { ...texts, in_force_from: "2026-12-01" },
  });
});

test.each([
  ["a day that has come", { in_force_from: "2026-11-27" }, out],
  ["no day", { in_force_from: "" }, out],
  ["a draft", { is_draft: true }, out],
  ["a policy that nobody has read yet", {}, { ...out, isOut: false }],
])("%s changes what stands, and drops what waited", (_, over, now) => {
  const changed = { ...fields, ...over };
  expect(policyBody(changed, now)).toEqual({
    ...texts,
    url: "terms",
    needs_consent: true,
    is_draft: changed.is_draft,
    in_force_from: changed.in_force_from || null,
    next: null,
  });
});

test("each mark of the texts is named once", () => {
  expect(openMarks("<p>[[Phone]] [[City]]</p>", "[[Phone]] [not]")).toEqual([
    "[[Phone]]",
    "[[City]]",
  ]);
});

test("a Hindi text that was left while the English changed is of the text before (V31)", () => {
  const before = { description: "<p>30 days</p>", description_hi: "<p>30 दिन</p>" };
  expect(isHindiBehind(before, { ...before, description: "<p>15 days</p>" })).toBe(true);
  const both = { description: "<p>15 days</p>", description_hi: "<p>15 दिन</p>" };
  expect(isHindiBehind(before, both)).toBe(false);
  expect(isHindiBehind(before, before)).toBe(false);
  expect(isHindiBehind(before, { ...both, description_hi: null })).toBe(false);
});

test("Hindi of the text before is marked while the English waits, and once it is in force (V31)", () => {
  const now = {
    description: "<p>30 days</p>",
    description_hi: "<p>30 दिन</p>",
    hindi_follows: true,
    next: null,
  };
  expect(isOfTextBefore(now)).toBe(false);
  expect(isOfTextBefore({ ...now, hindi_follows: false })).toBe(true);
  expect(isOfTextBefore({ ...now, description_hi: null, hindi_follows: false })).toBe(false);
  const waits = { ...now, next: { ...now, description: "<p>15 days</p>" } };
  expect(isOfTextBefore(waits)).toBe(true);
});

test("the office's word that the Hindi says the same is sent with the text that stands (V31)", () => {
  const said = { ...fields, hindi_follows: true };
  expect(policyBody({ ...said, in_force_from: "" }, out)).toMatchObject({ hindi_follows: true });
  expect(policyBody(said, out)).not.toHaveProperty("hindi_follows");
});
