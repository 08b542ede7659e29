import { join } from "node:path";
import { buildWhatIsStale, installWhatIsMissing, Stop } from "./prepare.mjs";
import { node, root, run } from "./run.mjs";

/** Runs one bench by its name (`npm run bench -- auctions-bids`), or all of them. */
const [name = "all", ...rest] = process.argv.slice(2);
try {
  await installWhatIsMissing({ dev: true });
  await buildWhatIsStale();
  const { code } = await run([node, join(root, `bench/${name}.ts`), ...rest]);
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}
