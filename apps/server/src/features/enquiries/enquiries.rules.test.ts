import { office } from "@rebale/contract";
import { expect, test } from "vitest";
import { enquiryMoves, questionReference, replyMail, stageAfter } from "./enquiries.rules.ts";

test("an enquiry is answered by a reply alone, and never lost: from each state it goes on (W16)", () => {
  for (const stage of office.ENQUIRY_STAGES) {
    expect(enquiryMoves[stage].length).toBeGreaterThan(0);
    expect(enquiryMoves[stage]).not.toContain("answered");
    expect(enquiryMoves[stage]).not.toContain(stage);
  }
});

test.each([
  ["reply", "new", false, "answered"],
  ["reply", "in_progress", true, "closed"],
  ["reply", "closed", false, "answered"],
  ["received", "answered", false, "in_progress"],
  ["received", "closed", false, "in_progress"],
  ["received", "new", false, "new"],
  ["note", "answered", false, "answered"],
] as const)(
  "after a %s an enquiry that is %s (closing: %s) is %s (W16)",
  (kind, was, close, is) => {
    expect(stageAfter(kind, was, close)).toBe(is);
  },
);

test("a reply's mail carries the reference and what it answers (W16)", () => {
  const reference = questionReference(123, new Date("2026-12-31T19:00:00Z"));
  expect(reference, "the year in India").toBe("CQ-2027-000123");
  const letter = { subject: "Your question to Rebale", name: "Lata", message: "A\nB", reference };
  expect(replyMail(letter, { text: "Yes.", by: "Asha" })).toEqual({
    subject: "Re: Your question to Rebale [CQ-2027-000123]",
    body: "Dear Lata,\n\nYes.\n\nAsha\nRebale\n\nYou wrote to us (CQ-2027-000123):\n> A\n> B",
    thread: "enquiry-CQ-2027-000123",
  });
});
