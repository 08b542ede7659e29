import { join } from "node:path";
import { buildWhatIsStale, installWhatIsMissing, Stop } from "./prepare.mjs";
import { node, root, run } from "./run.mjs";

/** Runs a program of `lab` that starts the market (`npm run ops:cluster`), installed and built. */
const [program, ...rest] = process.argv.slice(2);
try {
  await installWhatIsMissing({ dev: true });
  await buildWhatIsStale();
  const { code } = await run([node, join(root, "lab", program), ...rest]);
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}
