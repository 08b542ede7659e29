import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** The user who runs PostgreSQL; empty when that is whoever runs this. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root: then it is `postgres`, whom Debian's package makes. */
export function whoRunsPostgres(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const [uid = 0, gid = 0] = ["-u", "-g"].map((flag) =>
    Number(execFileSync("id", [flag, "postgres"])),
  );
  return { uid, gid };
}

/**
 * Where the system has setpriv, the program hears of this process's death, even by kill -9, and
 * ends in good order by itself.
 */
export function tiedToThisProcess(binary: string, args: string[]): [string, string[]] {
  const setpriv = "/usr/bin/setpriv";
  try {
    accessSync(setpriv, constants.X_OK);
    return [setpriv, ["--pdeathsig", "INT", "--", binary, ...args]];
  } catch {
    return [binary, args];
  }
}
