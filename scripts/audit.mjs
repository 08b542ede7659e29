import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/** Seconds that the registry has for its answer. */
const TIMEOUT_SECONDS = 30;

/**
 * Asks the registry for known holes in the libraries that are shipped. A registry that has no such
 * answer, or no network, is no failure of ours: the check is skipped, and says so.
 */
export function judgeAudit({ status, stdout }) {
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    return { code: 0, words: "skipped: the registry did not answer" };
  }
  const counts = report.metadata?.vulnerabilities;
  if (!counts) return { code: 0, words: "skipped: the registry has no list of known holes" };
  const serious = (counts.high ?? 0) + (counts.critical ?? 0);
  if (serious === 0) return { code: 0, words: `none that is grave, ${counts.total ?? 0} in all` };
  const names = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { code: status || 1, words: names.join("\n") };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { code, words } = judgeAudit(
    spawnSync("npm", ["audit", "--omit=dev", "--json", "--fetch-retries=0"], {
      encoding: "utf8",
      timeout: TIMEOUT_SECONDS * 1000,
    }),
  );
  console.log(words);
  process.exitCode = code;
}
