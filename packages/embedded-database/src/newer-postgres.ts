import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where Debian and Ubuntu put the programs of a major version. */
const OF_THE_MACHINE = (major: number) => `/usr/lib/postgresql/${major}/bin`;

interface Version {
  readonly major: number;
  readonly minor: number;
}

/** `18.6`, `18.4.0-beta.17` and what `postgres --version` says. */
export function versionIn(text: string): Version | null {
  const [, major, minor] = text.match(/(\d+)\.(\d+)/) ?? [];
  return major && minor ? { major: Number(major), minor: Number(minor) } : null;
}

function versionOf(bin: string): Version | null {
  if (!["postgres", "initdb"].every((program) => existsSync(join(bin, program)))) return null;
  try {
    return versionIn(execFileSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" }));
  } catch {
    return null;
  }
}

/**
 * The machine's own PostgreSQL, where its minor is newer than the package's: minors mend holes, and
 * read the same files. Another major does not.
 * @param given a folder of programs that was named; else where the machine has them
 * @returns the folder; a string that says why a given one is not taken; null for the package's own
 */
export function newerPostgres(
  packaged: Version,
  given?: string,
): { readonly bin: string } | { readonly not: string } | null {
  const bin = given ?? OF_THE_MACHINE(packaged.major);
  const found = versionOf(bin);
  const isNewer = found?.major === packaged.major && found.minor > packaged.minor;
  if (found && isNewer) return { bin };
  if (given === undefined) return null;
  const has = found ? `PostgreSQL ${found.major}.${found.minor}` : "no PostgreSQL";
  const own = `${packaged.major}.${packaged.minor}`;
  return { not: `POSTGRES_BIN has ${has}, so the market's own ${own} is started` };
}

/** A module that names these programs, as the package of a platform does. */
export const programsOf = (bin: string): string => {
  const named = ["pg_ctl", "initdb", "postgres"].map(
    (program) => `export const ${program} = ${JSON.stringify(join(bin, program))};`,
  );
  return `data:text/javascript,${encodeURIComponent(named.join(" "))}`;
};
