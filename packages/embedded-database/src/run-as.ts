import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** Who runs PostgreSQL; empty when that is whoever runs the server. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/**
 * Nothing of the server's own environment reaches the database's processes: PGDATA and the like
 * would mislead them.
 */
export const bareEnvironment = {
  PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
  LC_ALL: "C",
  TZ: "UTC",
};

/** PostgreSQL refuses to run as root: then it is `postgres`, made if need be, or else `nobody`. */
export function whoRunsPostgres(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const existing = account("postgres");
  if (existing) return existing;
  succeeds("groupadd", ["--system", "postgres"]);
  succeeds("useradd", [
    "--system",
    "--gid",
    "postgres",
    "--no-create-home",
    "--home-dir",
    "/nonexistent",
    "--shell",
    "/usr/sbin/nologin",
    "postgres",
  ]);
  const made = account("postgres") ?? account("nobody");
  if (!made)
    throw new Error(
      "PostgreSQL cannot run as root, and there is no user named postgres or nobody to run it",
    );
  return made;
}

/** Whether that user, through every folder on the way, can create files in `folder`. */
export function canWriteIn(folder: string, runAs: RunAs): boolean {
  return (
    spawnSync("/bin/sh", ["-c", 'test -w "$0" && test -x "$0"', folder], {
      ...runAs,
      cwd: "/",
      env: bareEnvironment,
    }).status === 0
  );
}

export function canRun(binary: string, runAs: RunAs): boolean {
  return (
    spawnSync(binary, ["--version"], { ...runAs, cwd: "/", env: bareEnvironment }).status === 0
  );
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

function account(name: string): { uid: number; gid: number } | undefined {
  try {
    const [uid, gid] = ["-u", "-g"].map((flag) =>
      Number(
        execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
      ),
    );
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
