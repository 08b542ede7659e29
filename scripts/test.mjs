import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./check.mjs";
import { buildWhatIsStale, installWhatIsMissing, Stop } from "./prepare.mjs";
import { packaged, run } from "./run.mjs";

const total = { passed: 0, failed: 0 };
/** Why tests are skipped, by what their names say they need. */
const reasons = [
  [/\bwith Redis\b/, "no Redis server here"],
  [/\bon PostgreSQL 15\b/, "no PostgreSQL 15 here"],
  [/\bwith Prometheus\b/, "no Prometheus here"],
  [/\bwith kubectl\b/, "no kubectl here"],
];
const skipped = new Map();
/** What failed, said once more at the end, where it is read first. */
const failures = [];
/** Journeys that passed at the second try only (docs/decisions/114). */
const flaky = [];

let waiting;
try {
  await installWhatIsMissing({ dev: true });
  // The checks leave a core idle; only the journeys need the site.
  const built = buildWhatIsStale();
  built.catch(() => undefined);
  const failedChecks = await runChecks();
  total.failed += failedChecks.length;
  failures.push(...failedChecks);
  await runTests("unit*");
  // What mostly waits leaves the cores to the rest.
  waiting = built.then(() => runTests("journeys-waiting", { quiet: true }));
  waiting.catch(() => undefined);
  await runTests("server");
  await built;
  await runTests("journeys");
  await waiting;
} catch (error) {
  total.failed++;
  console.error(error instanceof Stop ? error.message : error);
}
await Promise.allSettled([waiting]);
for (const failure of failures) console.log(`FAIL ${failure}`);
for (const title of flaky) console.log(`FLAKY, passed at the second try: ${title}`);
for (const [why, count] of skipped) console.log(`${count} skipped: ${why}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runTests(project, { quiet = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "rebale-report-"));
  const report = join(folder, "report.json");
  const uncaught = join(folder, "uncaught.json");
  try {
    const command = packaged(
      "vitest",
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      "--reporter=./scripts/errors-reporter.mjs",
      `--outputFile=${report}`,
    );
    const { code, interrupted, output } = await run(command, {
      minutes: 40,
      env: { ...process.env, UNCAUGHT_ERRORS: uncaught },
      quiet,
    });
    if (quiet) console.log(output);
    if (interrupted) throw new Stop("Stopped.");
    const { passed, failed } = count(report);
    total.passed += passed;
    // A run can fail without a failed test: a file that does not load, an error that nobody caught,
    // a run that took too long.
    total.failed += code !== 0 && failed === 0 ? 1 : failed;
    const outside = outsideOfTests(uncaught);
    flaky.push(...outside.flaky);
    if (code !== 0 && failed === 0)
      failures.push(`the ${project} run (exit code ${code})`, ...outside.errors);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As scripts/errors-reporter.mjs writes it; nothing if the run ended before it could. */
function outsideOfTests(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { errors: [], flaky: [] };
}

function count(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    const notLoaded = testResults.filter(
      (file) =>
        file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
    );
    failures.push(...notLoaded.map((file) => `${file.name}: ${file.message}`));
    for (const test of testResults.flatMap((file) => file.assertionResults)) {
      const { status, fullName, failureMessages } = test;
      if (status === "failed") failures.push([fullName, ...(failureMessages ?? [])].join("\n  "));
      if (!["pending", "skipped", "todo"].includes(status)) continue;
      const [, why] = reasons.find(([named]) => named.test(fullName)) ?? [
        null,
        "for no said reason",
      ];
      skipped.set(why, (skipped.get(why) ?? 0) + 1);
    }
    return { passed: numPassedTests, failed: numFailedTests + notLoaded.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
