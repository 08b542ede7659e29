import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** The new one, and the one that a market may serve which was started before. */
const KEPT = 2;

/**
 * Makes `build/unfinished` the site: `build/site` leads to it from one moment to the next. A market
 * that runs goes on with the folder that it began with.
 * @param name of the new site's folder: later ones sort behind earlier ones
 */
export function putInPlace(build: string, name: string): void {
  const sites = join(build, "sites");
  mkdirSync(sites, { recursive: true });
  renameSync(join(build, "unfinished"), join(sites, name));
  const link = join(build, "site");
  const next = join(build, "site.next");
  rmSync(next, { force: true });
  symlinkSync(
    process.platform === "win32" ? join(sites, name) : join("sites", name),
    next,
    "junction",
  );
  // Earlier versions had a folder there, and Windows replaces no link.
  const old = lstatSync(link, { throwIfNoEntry: false });
  if (old && (process.platform === "win32" || !old.isSymbolicLink()))
    rmSync(link, { recursive: true, force: true });
  renameSync(next, link);
  for (const gone of readdirSync(sites).sort().slice(0, -KEPT))
    rmSync(join(sites, gone), { recursive: true, force: true });
}
