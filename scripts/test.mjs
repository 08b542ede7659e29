import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./check.mjs";
import { buildWhatIsStale, installWhatIsMissing, Stop } from "./prepare.mjs";
import { packaged, root, run } from "./run.mjs";
import { resultsOf, triedAgain } from "./test-report.mjs";

/** Why tests are skipped, by what their names say they need. */
const reasons = [
  [/\b(with|without|a) Redis\b/, "no Redis server here"],
  [/\bon PostgreSQL 15\b/, "no PostgreSQL 15 here"],
  [/\bwith Prometheus\b/, "no Prometheus here"],
  [/\bwith kubectl\b/, "no kubectl here"],
  [/^the cluster on one machine\b/, "no PostgreSQL, Patroni, etcd and HAProxy of Debian here"],
  [/^a line of 300 ms\b/, "no network of its own here"],
  [/^on a full disk\b/, "no disk of its own here"],
];
/** What the files of each project came to. */
const results = new Map();
/** What failed outside of every test, said at the end, where it is read first. */
const otherFailures = [];
/** Tests that passed at a second try only (docs/decisions/114). */
const flaky = [];

let waiting;
try {
  await installWhatIsMissing({ dev: true });
  // The checks leave a core idle; only the journeys need the site.
  const built = buildWhatIsStale();
  built.catch(() => undefined);
  otherFailures.push(...(await runChecks()));
  await runTests("unit*");
  // What mostly waits leaves the cores to the rest.
  waiting = built.then(() => runTests("journeys-waiting", { quiet: true }));
  waiting.catch(() => undefined);
  await runTests("server");
  await built;
  await runTests("journeys");
  await waiting;
  for (const [project, files] of results) await tryAgain(project, files);
} catch (error) {
  otherFailures.push(error instanceof Stop ? error.message : (error.stack ?? error));
}
await Promise.allSettled([waiting]);
tell();

async function runTests(project, { quiet = false, files = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "rebale-report-"));
  const report = join(folder, "report.json");
  const uncaught = join(folder, "uncaught.json");
  try {
    const command = packaged(
      "vitest",
      "run",
      ...files,
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      "--reporter=./scripts/errors-reporter.mjs",
      `--outputFile=${report}`,
    );
    const { code, interrupted, output } = await run(command, {
      minutes: 60,
      env: { ...process.env, UNCAUGHT_ERRORS: uncaught },
      quiet,
    });
    if (quiet) console.log(output);
    if (interrupted) throw new Stop("Stopped.");
    const found = existsSync(report) ? resultsOf(readJson(report), root) : [];
    // As scripts/errors-reporter.mjs writes it; nothing if the run ended before it could.
    const outside = existsSync(uncaught) ? readJson(uncaught) : { errors: [], flaky: [] };
    flaky.push(...outside.flaky);
    // A run can fail without a failed test: an error that nobody caught, a run that took too long.
    if (code !== 0 && !found.some(({ failed }) => failed.size > 0))
      otherFailures.push([`the ${project} run (exit code ${code})`, ...outside.errors].join("\n"));
    results.set(project, [...(results.get(project) ?? []), ...found]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the files that failed once more, with the machine to themselves. */
async function tryAgain(project, before) {
  const files = triedAgain(before);
  if (files.length === 0) return;
  console.log(`Failed beside other work, run once more alone: ${files.join(", ")}`);
  const isTriedAgain = ({ file }) => files.includes(file);
  results.set(
    project,
    before.filter((result) => !isTriedAgain(result)),
  );
  await runTests(project, { files });
  const after = new Map(results.get(project).map((result) => [result.file, result]));
  for (const { file, failed } of before.filter(isTriedAgain))
    for (const [title, words] of failed)
      if (!after.get(file)?.failed.has(title)) flaky.push(`${file}: ${words}`);
}

function tell() {
  const all = [...results.values()].flat();
  const failures = [...otherFailures, ...all.flatMap(({ failed }) => [...failed.values()])];
  const skipped = new Map();
  for (const title of all.flatMap((result) => result.skipped)) {
    const [, why] = reasons.find(([named]) => named.test(title)) ?? [null, "for no said reason"];
    skipped.set(why, (skipped.get(why) ?? 0) + 1);
  }
  for (const failure of failures) console.log(`FAIL ${failure}`);
  for (const title of flaky) console.log(`FLAKY, passed at the second try: ${title}`);
  for (const [why, count] of skipped) console.log(`${count} skipped: ${why}`);
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
