import { expect, test } from "vitest";
import { mayComplete, resultWords, standingWords, statusWords } from "./orders.rules.ts";

test("an order is pending, otherwise shown Completed (S3.8, S4.10)", () => {
  expect([statusWords({ status: "pending" }), statusWords({ status: "completed" })]).toEqual([
    "Pending",
    "Completed",
  ]);
});

test("an order is shown Win or Not Win (S3.8)", () => {
  expect([
    resultWords({ is_win: true, standing: "won" }),
    resultWords({ is_win: false, standing: "lost" }),
  ]).toEqual(["Win", "Not Win"]);
});

test("while the seller may still approve it, a bid has neither won nor lost", () => {
  expect(resultWords({ is_win: false, standing: "subject" })).toBe("Subject to approval");
});

test("a buyer's standing is leading or outbid while open, then Win or Not Win, or voided (S3.8)", () => {
  expect(
    (["leading", "outbid", "subject", "won", "lost", "voided"] as const).map((standing) =>
      standingWords({ standing }),
    ),
  ).toEqual(["Leading", "Outbid", "Subject to approval", "Win", "Not Win", "Voided"]);
});

test("a seller completes won, pending orders only", () => {
  expect(mayComplete({ is_win: true, status: "pending" })).toBe(true);
  expect(mayComplete({ is_win: false, status: "pending" })).toBe(false);
  expect(mayComplete({ is_win: true, status: "completed" })).toBe(false);
});
