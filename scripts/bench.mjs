import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildWhatIsStale, installWhatIsMissing, Stop } from "./prepare.mjs";
import { node, root, run } from "./run.mjs";

/**
 * Runs one bench by its name (`npm run bench -- bids`), from `bench` or `lab/bench`, or all that
 * are promises.
 */
const [name = "all", ...rest] = process.argv.slice(2);
const file = ["bench", "lab/bench"]
  .map((folder) => join(root, folder, `${name}.ts`))
  .find((path) => existsSync(path));
try {
  if (!file) throw new Stop(`There is no bench '${name}' in bench or lab/bench.`);
  await installWhatIsMissing({ dev: true });
  await buildWhatIsStale();
  const { code } = await run([node, file, ...rest]);
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}
