import { expect, test } from "vitest";
import { judgeAudit } from "./audit.mjs";

const answer = (vulnerabilities, total) => ({
  status: 1,
  stdout: JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: total } }),
});

test("a grave hole in a library fails the checks, and is named (T16)", () => {
  const hole = {
    bad: { severity: "high", range: "<2.0.0" },
    dull: { severity: "low", range: "*" },
  };
  expect(judgeAudit(answer(hole, { high: 1, low: 1, total: 2 }))).toEqual({
    code: 1,
    words: "bad <2.0.0: high",
  });
  expect(judgeAudit(answer({}, { low: 3, total: 3 })).code).toBe(0);
});

test("a registry without a list of holes, and none at all, skips the check (T16)", () => {
  const refused = { status: 1, stdout: JSON.stringify({ error: { code: "EAUDIT" } }) };
  for (const silent of [refused, { status: null, stdout: "" }])
    expect(judgeAudit(silent)).toEqual({ code: 0, words: expect.stringMatching(/^skipped/) });
});
