import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keepRunning } from "./keep-running.mjs";
import { buildWhatIsStale, installWhatIsMissing, Stop } from "./prepare.mjs";
import { step } from "./progress.mjs";
import { node, root, run } from "./run.mjs";

try {
  await installWhatIsMissing();
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" };
  const command = (name) => [node, join(root, `apps/server/src/commands/${name}.ts`)];
  await buildWhatIsStale({
    // Missing settings are named before anybody waits for a build; the market asks, too.
    before: async () => {
      const { code } = await run(command("check-settings"));
      if (code !== 0) throw new Stop("", code);
    },
    // A database of the operator's own is migrated when the market starts, and not before.
    beside: async () =>
      process.env.DATABASE_URL ||
      step("Filling the market", () =>
        run(command("fill-demo"), { env, quiet: true, minutes: 10 }),
      ),
  });
  // How much memory the server may take before it collects: said once, in its own package.json.
  const { nodeFlags } = JSON.parse(readFileSync(join(root, "apps/server/package.json"), "utf8"));
  const market = [node, ...nodeFlags, join(root, "apps/server/src/main.ts")];
  process.exitCode = await keepRunning(() => run(market, { env }));
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  if (error.message) console.error(error.message);
  process.exitCode = error.code;
}
