import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beginResults } from "./parts/table.ts";

/** Every bench, one after another; the figures are kept in RESULTS.md. */
beginResults();
for (const name of [
  "footprint",
  "auctions-bids",
  "auctions-gate",
  "auctions-closing",
  "auctions-night",
  "auctions-locks",
  "auctions-subscribers",
  "list",
  "search",
  "office-export",
  "pages",
  "scrolling",
  "under-fire",
]) {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))],
    {
      stdio: "inherit",
      env: { ...process.env, KEEP: "1" },
    },
  );
  if (status !== 0) process.exitCode = 1;
}
