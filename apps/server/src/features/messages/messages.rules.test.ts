import { expect, test } from "vitest";
import {
  afterFailure,
  CODE_SUBJECT,
  MOST_ATTEMPTS,
  RESET_SUBJECT,
  smsText,
  textForOffice,
} from "./messages.rules.ts";
import { saidTime } from "./wording/said.ts";

test("a failed message waits for its next try until the last one has failed", () => {
  expect(afterFailure(1, "away")).toEqual({ status: "waiting", lastError: "away" });
  expect(afterFailure(MOST_ATTEMPTS - 1, "away").status).toBe("waiting");
  expect(afterFailure(MOST_ATTEMPTS, "away").status).toBe("failed");
});

test("what a gateway said is kept short and on one line", () => {
  expect(afterFailure(1, `550\r\n${"x".repeat(900)}`).lastError).toMatch(/^550 x{296}$/);
});

test("outside the demo the office does not see a code, and everything else it does", () => {
  const code = { subject: CODE_SUBJECT, body: "1234 is your Rebale code" };
  expect(textForOffice(code, false)).toBe("•••• is your Rebale code");
  expect(textForOffice(code, true)).toBe(code.body);
  const link = { subject: RESET_SUBJECT, body: `https://rebale.example/reset#${"a".repeat(43)}` };
  expect(textForOffice(link, false)).toBe("https://rebale.example/reset#••••");
  expect(textForOffice({ subject: "You won", body: "Pay ₹1234" }, false)).toBe("Pay ₹1234");
});

test("a time is said on an Indian clock, whatever the server's own", () => {
  expect(saidTime(new Date("2026-11-24T20:37:00Z"))).toBe("25 Nov 2026, 2:07 am IST");
});

test("an SMS has one mark between its title and its text", () => {
  expect(smsText({ title: "You were outbid", description: "By ₹100." })).toBe(
    "You were outbid. By ₹100.",
  );
  expect(smsText({ title: "Will you sell at this price?", description: "Answer us." })).toBe(
    "Will you sell at this price? Answer us.",
  );
});
