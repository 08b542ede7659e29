import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, watch } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { installWhatIsMissing } from "./prepare.mjs";
import { node, packaged, root, run } from "./run.mjs";

const web = join(root, "apps/web");
/** The last run's findings, for files that have not changed. */
const cache = join(root, "node_modules/.cache/check");
const types = (name) =>
  packaged("tsc", "-p", ".", "--incremental", "--tsBuildInfoFile", join(cache, name));

const knipCache = ["--cache", "--cache-location", join(cache, "knip")];

const formatAndLint = (...files) => ({
  name: "format and lint",
  command: packaged(
    ...["biome", "ci", "--error-on-warnings", "--colors=off"],
    ...["--no-errors-on-unmatched", "--files-ignore-unknown=true", ...files],
  ),
});
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");

/** Files that are not committed yet; none, which means all, where the rules themselves changed. */
function uncommitted() {
  const files = [
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ].filter((file) => file && existsSync(join(root, file)));
  return files.includes("biome.json") ? [] : files;
}

/** Each step: its name, its command and the folder it runs in. The longest come first. */
const checks = [
  { name: "types", command: types("all.tsbuildinfo") },
  {
    name: "types of the site",
    before: packaged("react-router", "typegen"),
    command: types("site.tsbuildinfo"),
    cwd: web,
  },
  { name: "unused files and exports", command: packaged("knip", "--no-progress", ...knipCache) },
  { name: "line length", command: [node, join(root, "scripts/line-length.mjs")] },
  { name: "translations", command: [node, join(root, "apps/web/messages/check.ts")] },
  { name: "directions", command: [node, join(root, "scripts/directions/check.mjs")] },
  { name: "locks of migrations", command: [node, join(root, "scripts/migrations/check.mjs")] },
  { name: "OpenAPI", command: [node, join(root, "scripts/openapi/check.mjs")] },
  { name: "known holes in libraries", command: [node, join(root, "scripts/audit.mjs")] },
];
const unitTests = (...which) => packaged("vitest", "run", "--project", "unit*", ...which);

/**
 * Tests that read the repository's files. What a test imports is known to Vitest, what it reads is
 * not: these run each time.
 */
function testsThatRead() {
  const own = ["apps", "packages", "ops", "lab"];
  return git("ls-files", "--cached", "--others", "--exclude-standard", ...own)
    .filter((file) => /\.test\.tsx?$/.test(file) && !/\.long\.test\./.test(file))
    .filter((test) => existsSync(join(root, test)))
    .filter((test) => /\b(readFileSync|globSync)\b/.test(readFileSync(join(root, test), "utf8")))
    .concat("scripts/");
}
/** The tests that need nothing and that changes since the last run can have broken. */
const tests = () => [
  { name: "unit tests", command: unitTests("--sinceLastRun", "--exclude", "scripts/**") },
  { name: "tests that read files", command: unitTests(...testsThatRead()) },
];

/** Runs the steps that are not tests, two at a time; answers the names of those that failed. */
export const runChecks = () => runSteps([formatAndLint(), ...checks]);

async function runSteps(steps) {
  const failed = [];
  const left = [...steps];
  const worker = async () => {
    for (let step = left.shift(); step; step = left.shift())
      if (!(await runStep(step))) failed.push(step.name);
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

/** Runs one step and tells what came of it; answers whether all was well. */
async function runStep({ name, before, command, cwd }) {
  const options = { cwd, quiet: true, minutes: 10 };
  let result = before ? await run(before, options) : { code: 0 };
  if (result.code === 0) result = await run(command, options);
  const { code, output, interrupted } = result;
  if (interrupted) process.exit(code || 130);
  const skipped = code === 0 && output.trim().match(/^skipped: (.*)/)?.[1];
  console.log(
    `${skipped ? "skip" : code === 0 ? "ok  " : "FAIL"} ${name}${skipped ? ` (${skipped})` : ""}`,
  );
  if (code !== 0) console.log(output.trim());
  return code === 0;
}

const places = ["packages", "apps", "e2e", "ops", "bench", "lab", "scripts"];
const isMade = (file) => /(^|[/\\])(node_modules|build|\.react-router)([/\\]|$)/.test(file);

/** Waits until a file of ours is saved; what is saved together counts as one. */
const changed = () =>
  new Promise((resolve) => {
    const watchers = places.map((place) =>
      watch(join(root, place), { recursive: true }, (_, file) => {
        if (!file || isMade(`${place}${sep}${file}`)) return;
        for (const watcher of watchers) watcher.close();
        setTimeout(resolve, 200);
      }),
    );
  });

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const watches = process.argv.includes("--watch");
  await installWhatIsMissing({ dev: true });
  do {
    const began = Date.now();
    const failed = await runSteps([formatAndLint(...uncommitted()), ...checks, ...tests()]);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(
      failed.length > 0
        ? `Wrong: ${failed.join(", ")} (${seconds} s)`
        : `All is well (${seconds} s)`,
    );
    process.exitCode = failed.length > 0 ? 1 : 0;
    if (watches) await changed();
  } while (watches);
}
