import { accessSync, constants, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { OperatorError } from "./operator-error.ts";

/** Debian keeps one folder a version. */
const DEBIAN = "/usr/lib/postgresql/*/bin";

/**
 * The path of one of PostgreSQL's programs on this machine, of this major version or the newest.
 * @throws Error when it is not installed
 */
export function programOf(name: string, version?: number): string {
  const folders = [
    ...globSync(version ? DEBIAN.replace("*", String(version)) : DEBIAN).sort((a, b) =>
      b.localeCompare(a, "en", { numeric: true }),
    ),
    ...(version ? [] : (process.env.PATH ?? "").split(delimiter)),
  ];
  const found = folders.map((folder) => join(folder, name)).find(canRun);
  if (found) return found;
  const wanted = version ? `postgresql-${version}` : "postgresql-client";
  throw new OperatorError(`${name} is not installed: apt-get install ${wanted}`);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
