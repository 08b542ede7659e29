import { expect, test } from "vitest";
import { Problem } from "./problem.ts";

test("a refusal carries no stack, and leaves those of bugs alone", () => {
  const before = Error.stackTraceLimit;
  expect(new Problem("bid_too_low").stack).not.toContain("problem.test");
  expect(Error.stackTraceLimit).toBe(before);
  expect(new Error("a bug").stack).toContain("problem.test");
});
