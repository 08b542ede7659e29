import { expect, test } from "vitest";
import { mayComplete, standingWords, statusWords, winWords } from "./orders.rules.ts";

test("an order is pending, otherwise shown Completed (S3.8, S4.10)", () => {
  expect([statusWords({ status: "pending" }), statusWords({ status: "completed" })]).toEqual(["Pending", "Completed"]);
});

test("an order is shown Win or Not Win (S3.8)", () => {
  expect([winWords({ is_win: true }), winWords({ is_win: false })]).toEqual(["Win", "Not Win"]);
});

test("a buyer's standing is leading or outbid while open, then Win or Not Win (S3.8)", () => {
  expect((["leading", "outbid", "won", "lost"] as const).map((standing) => standingWords({ standing }))).toEqual([
    "Leading",
    "Outbid",
    "Win",
    "Not Win",
  ]);
});

test("a seller completes won, pending orders only", () => {
  expect(mayComplete({ is_win: true, status: "pending" })).toBe(true);
  expect(mayComplete({ is_win: false, status: "pending" })).toBe(false);
  expect(mayComplete({ is_win: true, status: "completed" })).toBe(false);
});
