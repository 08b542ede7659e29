import { expect, test } from "vitest";
import { timeText } from "../wording/value-texts.ts";
import { afterFailure, MAX_ATTEMPTS, textForOffice, textForReader } from "./messages.rules.ts";

test("a failed message waits for its next try until the last one has failed", () => {
  expect(afterFailure(1, "away")).toEqual({ status: "waiting", lastError: "away" });
  expect(afterFailure(MAX_ATTEMPTS - 1, "away").status).toBe("waiting");
  expect(afterFailure(MAX_ATTEMPTS, "away").status).toBe("failed");
});

test("what a gateway said is kept short and on one line", () => {
  expect(afterFailure(1, `550\r\n${"x".repeat(900)}`).lastError).toMatch(/^550 x{296}$/);
});

test("outside the demo the office does not see a code or a link's token, and everything else it does (C2, finding M3)", () => {
  const code = { body: "•••• is your Rebale code", secret: "1234" };
  expect(textForOffice(code, false)).toBe(code.body);
  expect(textForOffice(code, true)).toBe("1234 is your Rebale code");
  const link = { body: "https://rebale.example/reset#••••", secret: "a".repeat(43) };
  expect(textForOffice(link, false)).toBe(link.body);
  expect(textForReader(link)).toBe(`https://rebale.example/reset#${"a".repeat(43)}`);
  expect(textForReader({ ...link, secret: null })).toBe(link.body);
  expect(textForOffice({ body: "Pay ₹1234" }, false)).toBe("Pay ₹1234");
});

test("a time is said on an Indian clock, whatever the server's own", () => {
  expect(timeText(new Date("2026-11-24T20:37:00Z"))).toBe("25-11-2026, 02:07 am IST");
  expect(timeText(new Date("2026-11-24T20:37:00Z"), "hi")).toBe("25-11-2026, रात 2:07 बजे");
});
