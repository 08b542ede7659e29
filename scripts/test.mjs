import { runChecks } from "./check.mjs";
import { buildWhatIsStale, installWhatIsMissing, Stop } from "./prepare.mjs";
import { packaged, run } from "./run.mjs";

// npm test: the checks, then all tests but the long ones.
// npm run test:long [-- file …]: the long ones, all or those whose path has one of the words.
const isLong = process.argv[2] === "--long";
const files = process.argv.slice(isLong ? 3 : 2);
const projects = isLong ? ["long*"] : ["unit*", "server", "journeys"];

try {
  await installWhatIsMissing({ dev: true });
  // Neither needs both cores all the time.
  const [failedChecks] = await Promise.all([isLong ? [] : runChecks(), buildWhatIsStale()]);
  const chosen = projects.flatMap((name) => ["--project", name]);
  const { code } = await run(packaged("vitest", "run", ...files, ...chosen), {
    minutes: isLong ? 120 : 60,
    env: { ...process.env, FAILED_CHECKS: failedChecks.join("\n") },
  });
  process.exitCode = code || (failedChecks.length > 0 ? 1 : 0);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  console.log("0 passed, 1 failed");
  process.exitCode = error.code;
}
