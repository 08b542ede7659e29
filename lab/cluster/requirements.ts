import { existsSync } from "node:fs";
import net from "node:net";
import { delimiter, join } from "node:path";

/** Debian's packages that bring each program. */
const packages = {
  haproxy: "haproxy",
  patroni: "patroni",
  etcd: "etcd-server",
  etcdctl: "etcd-client",
  "redis-server": "redis-server",
  "swift-proxy-server": "swift-proxy",
  "swift-account-server": "swift-account",
  "swift-container-server": "swift-container",
  "swift-object-server": "swift-object",
  memcached: "memcached",
  openssl: "openssl",
  ip: "iproute2",
  setpriv: "util-linux",
} as const;
const POSTGRES = "/usr/lib/postgresql/15/bin/postgres";

/** The packages that are missing to run the cluster here, in a sentence; null for none. */
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

/** A name among this machine's sockets, not a file: it is free again when its process ends. */
const ONLY_ONE = "\0rebale-cluster";

/**
 * Addresses and namespaces are there once: two clusters would end each other.
 * @returns what gives the place back @throws Error when another process has it
 */
export async function takePlace(): Promise<() => Promise<void>> {
  const server = net.createServer();
  await new Promise<void>((done, refused) => {
    server.once("error", () => refused(new Error("Another cluster runs on this machine.")));
    server.listen(ONLY_ONE, done);
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}
