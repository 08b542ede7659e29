import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The five promises, one after another. */
for (const name of ["bids", "closing", "subscribers", "lists", "pages"]) {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
