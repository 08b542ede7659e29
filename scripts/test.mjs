import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./check.mjs";
import { buildWhatIsStale, installWhatIsMissing, Stop } from "./prepare.mjs";
import { packaged, run } from "./run.mjs";

const total = { passed: 0, failed: 0 };

try {
  await installWhatIsMissing();
  total.failed += await runChecks();
  await runTests("unit");
  await runTests("server");
  await buildWhatIsStale();
  await runTests("journeys");
} catch (error) {
  total.failed++;
  console.error(error instanceof Stop ? error.message : error);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runTests(project) {
  const folder = mkdtempSync(join(tmpdir(), "rebale-report-"));
  const report = join(folder, "report.json");
  try {
    const command = packaged(
      "vitest",
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${report}`,
    );
    const { code, interrupted } = await run(command, { minutes: 12 });
    if (interrupted) throw new Stop("Stopped.");
    const { passed, failed } = count(report);
    total.passed += passed;
    // A run can fail without a failed test: a file that does not load, an error that nobody caught,
    // a run that took too long.
    total.failed += code !== 0 && failed === 0 ? 1 : failed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
    return { passed: numPassedTests, failed: numFailedTests + notLoaded.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
