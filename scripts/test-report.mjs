import { relative } from "node:path";

/**
 * What one file's tests came to.
 *
 * @typedef {object} FileResult
 * @property {string} file relative to the root
 * @property {number} passed
 * @property {Map<string, string>} failed title and what it said
 * @property {string[]} skipped titles
 */

/**
 * Reads Vitest's JSON report.
 *
 * @param {object} report
 * @param {string} root folder that the files' names are relative to
 * @returns {FileResult[]}
 */
export function resultsOf({ testResults }, root) {
  return testResults.map(({ name, status, message, assertionResults: tests }) => {
    const failed = new Map();
    for (const { status, fullName, failureMessages } of tests)
      if (status === "failed")
        failed.set(fullName, [fullName, ...(failureMessages ?? [])].join("\n  "));
    if (status === "failed" && failed.size === 0)
      failed.set("loading", `${relative(root, name)}: ${message}`);
    const titlesThat = (...states) =>
      tests.filter((test) => states.includes(test.status)).map(({ fullName }) => fullName);
    return {
      file: relative(root, name),
      passed: titlesThat("passed").length,
      failed,
      skipped: titlesThat("pending", "skipped", "todo"),
    };
  });
}

/** Here a bid that is lost or doubled once in ten runs would show: docs/decisions/114. */
const ONCE = /^(apps\/server\/src\/features\/auctions|ops\/faults)\//;
/** More is no accident of a busy machine. */
const MOST_AGAIN = 6;

/**
 * Files that are run once more alone, when the machine has nothing else to do.
 *
 * @param {readonly FileResult[]} results
 * @returns {string[]}
 */
export function triedAgain(results) {
  const failed = results.filter((result) => result.failed.size > 0).map(({ file }) => file);
  return failed.length > MOST_AGAIN ? [] : failed.filter((file) => !ONCE.test(file));
}
