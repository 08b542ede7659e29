import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A browser looks for a new service worker by its bytes: with the build's name in it, every build
 * renews the cached offline page.
 */
export async function stampServiceWorker(folder: string): Promise<void> {
  const names = (await readdir(join(folder, "assets"))).sort().join("\n");
  const build = createHash("sha256").update(names).digest("hex").slice(0, 12);
  const file = join(folder, "sw.js");
  const source = await readFile(file, "utf8");
  const stamped = source.replace('const BUILD = "none"', `const BUILD = "${build}"`);
  if (stamped === source) throw new Error("sw.js has no place for the build's name");
  await writeFile(file, stamped);
}
