import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compressAssets } from "./compress-assets.ts";
import { findFaults, languagesOf, toldOf, wordingIn } from "./messages/catalogues.ts";
import { localize } from "./messages/localize.ts";
import { putInPlace } from "./put-in-place.ts";
import { stampServiceWorker } from "./stamp-service-worker.ts";

/**
 * The last step of a build, and the only one where nothing but words has changed: makes
 * build/site, the site in every language, from what the bundler left in build/marked.
 */
const build = fileURLToPath(new URL("./build/", import.meta.url));

const faults = toldOf(findFaults());
if (faults.length > 0) {
  for (const line of faults) console.error(line);
  process.exit(1);
}
// One that is broken off leaves nothing that could be taken for the whole.
const unfinished = `${build}unfinished`;
rmSync(unfinished, { recursive: true, force: true });
const languages = languagesOf().map((language) => [language, wordingIn(language)]);
localize(`${build}marked`, unfinished, Object.fromEntries(languages));
await stampServiceWorker(`${unfinished}/client`);
await compressAssets(`${unfinished}/client`);
putInPlace(build, new Date().toISOString().replaceAll(/[-:.]/g, ""));
