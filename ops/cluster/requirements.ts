import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's packages that bring each program. */
const packages = {
  haproxy: "haproxy",
  patroni: "patroni",
  etcd: "etcd-server",
  etcdctl: "etcd-client",
  "redis-server": "redis-server",
  openssl: "openssl",
  ip: "iproute2",
  setpriv: "util-linux",
} as const;
const POSTGRES = "/usr/lib/postgresql/15/bin/postgres";

/** What is missing to run the cluster here, in a sentence; null when nothing is. */
export function whatIsMissing(): string | null {
  if (process.getuid?.() !== 0) return "Network namespaces need root: run it as root.";
  const folders = (process.env.PATH ?? "").split(delimiter);
  const missing = Object.entries(packages)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name as string);
  if (!existsSync(POSTGRES)) missing.push("postgresql-15");
  if (missing.length === 0) return null;
  return `Missing: apt-get install --no-install-recommends ${missing.join(" ")}`;
}
