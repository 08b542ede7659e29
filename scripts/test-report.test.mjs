import { expect, test } from "vitest";
import { resultsOf, triedAgain } from "./test-report.mjs";

const aTest = (fullName, status, failureMessages = []) => ({ fullName, status, failureMessages });
const aFile = (file, failures) => ({
  file,
  passed: 1,
  failed: new Map(Array.from({ length: failures }, (_, i) => [`test ${i}`, "no"])),
  skipped: [],
});

test("a report is read file by file: what passed, what failed and why, what was skipped", () => {
  const report = {
    testResults: [
      {
        name: "/market/e2e/home.test.ts",
        status: "failed",
        assertionResults: [
          aTest("it opens", "passed"),
          aTest("it closes", "failed", ["Error: late", "Error: late again"]),
          aTest("with Redis", "skipped"),
        ],
      },
      {
        name: "/market/e2e/lot.test.ts",
        status: "failed",
        message: "no such file",
        assertionResults: [],
      },
    ],
  };
  expect(resultsOf(report, "/market")).toEqual([
    {
      file: "e2e/home.test.ts",
      passed: 1,
      failed: new Map([["it closes", "it closes\n  Error: late\n  Error: late again"]]),
      skipped: ["with Redis"],
    },
    {
      file: "e2e/lot.test.ts",
      passed: 0,
      failed: new Map([["loading", "e2e/lot.test.ts: no such file"]]),
      skipped: [],
    },
  ]);
});

test("a few files that failed are run again, never where a bid could have been lost", () => {
  const results = [
    aFile("e2e/home.test.ts", 1),
    aFile("e2e/lot.test.ts", 0),
    aFile("apps/server/src/features/auctions/bid-queue/bid-queue.test.ts", 1),
    aFile("ops/faults/small-run.test.ts", 1),
    aFile("apps/server/src/platform/events.test.ts", 2),
  ];
  expect(triedAgain(results)).toEqual([
    "e2e/home.test.ts",
    "apps/server/src/platform/events.test.ts",
  ]);
});

test("where many files failed, none is run again", () => {
  expect(triedAgain(Array.from({ length: 7 }, (_, i) => aFile(`e2e/${i}.test.ts`, 1)))).toEqual([]);
});
