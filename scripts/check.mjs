import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installWhatIsMissing } from "./prepare.mjs";
import { node, packaged, root, run } from "./run.mjs";

const web = join(root, "apps/web");

/** Each step: its name, its command and the folder it runs in. */
export const checks = [
  {
    name: "format and lint",
    command: packaged("biome", "ci", "--error-on-warnings", "--colors=off"),
  },
  { name: "types", command: packaged("tsc", "-p", ".") },
  { name: "types of the site's routes", command: packaged("react-router", "typegen"), cwd: web },
  { name: "types of the site", command: packaged("tsc", "-p", "."), cwd: web },
  { name: "line length", command: [node, join(root, "scripts/line-length.mjs")] },
  { name: "translations", command: [node, join(root, "scripts/messages/check.mjs")] },
  { name: "directions", command: [node, join(root, "scripts/directions/check.mjs")] },
  { name: "locks of migrations", command: [node, join(root, "scripts/migrations/check.mjs")] },
  { name: "known holes in libraries", command: [node, join(root, "scripts/audit.mjs")] },
  { name: "unused files and exports", command: packaged("knip", "--no-progress") },
];

/** Runs the steps that are not tests; answers the names of those that failed. */
export async function runChecks() {
  const failed = [];
  for (const { name, command, cwd } of checks) {
    const { code, output, interrupted } = await run(command, { cwd, quiet: true, minutes: 10 });
    const skipped = code === 0 && output.trim().match(/^skipped: (.*)/)?.[1];
    console.log(
      `${skipped ? "skip" : code === 0 ? "ok  " : "FAIL"} ${name}${skipped ? ` (${skipped})` : ""}`,
    );
    if (interrupted) process.exit(code || 130);
    if (code === 0) continue;
    failed.push(name);
    console.log(output.trim());
  }
  return failed;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installWhatIsMissing({ dev: true });
  const failed = await runChecks();
  const unit = await run(packaged("vitest", "run", "--project", "unit*"));
  process.exitCode = failed.length > 0 || unit.code !== 0 ? 1 : 0;
}
