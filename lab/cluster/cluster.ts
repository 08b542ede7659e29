import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tls from "node:tls";
import serverPackage from "../../apps/server/package.json" with { type: "json" };
import { closeDisks, diskOf, mountDisk } from "./disks.ts";
import { folderOf, type HostProcess, hostProcess, until } from "./host-process.ts";
import { balancer, type Host, nodes, ports } from "./hosts.ts";
import { closeNetwork, createNetwork } from "./network.ts";
import { takePlace } from "./requirements.ts";
import { certificateOf, createBalancer } from "./services/balancer.ts";
import { createPatroni, databaseUrl, prepareDatabase } from "./services/database.ts";
import { createEtcd } from "./services/etcd.ts";
import { createRedis } from "./services/redis.ts";
import { createObjectStoreService, prepareStore, storeSettings } from "./services/store.ts";

/** The whole market on one machine: three nodes behind HAProxy, and all that they need twice. */
export interface Cluster {
  readonly url: string;
  readonly databaseUrl: string;
  readonly processes: readonly HostProcess[];
  /** The nodes among them. */
  readonly market: readonly HostProcess[];
  /** Where every program's output is. */
  readonly folder: string;
  /** The nodes' DATA_DIR where they share one. */
  readonly shared: string;
  /** Where the log is archived to, in `wal`. */
  readonly backups: string;
  /** Nodes that start from now on run this checkout. */
  useSource(checkout: string): void;
  /** Copies every program's output to where it stays. */
  keepLogs(to: string): void;
  stop(): Promise<void>;
}

const FOLDERS = "rebale-cluster-";
const NODE_DISK = "256m";
const ownSource = new URL("../..", import.meta.url).pathname;
const main = "apps/server/src/main.ts";
export const marketUrl = `https://${balancer.address}`;

export interface ClusterOptions {
  /** Archives the database's log. */
  readonly isArchived?: boolean;
  /** The checkout that the nodes run, this one by default. */
  readonly source?: string;
  /** Where uploads are: a store that speaks S3, or a folder that the nodes share. */
  readonly files?: "store" | "folder";
}

/**
 * Brings everything up; takes about a minute on two cores.
 * @param env what the nodes are told besides
 * @throws Error when something does not come up in its time, or another cluster runs
 */
export async function startCluster(
  env: Record<string, string> = {},
  { isArchived = false, source = ownSource, files = "store" }: ClusterOptions = {},
): Promise<Cluster> {
  const leave = await takePlace();
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), FOLDERS));
  // Each program reads its own folder in it as its own user.
  chmodSync(folder, 0o755);
  const shared = folderOf("root", folder, "uploads");
  const backups = join(folder, "backups");
  mkdirSync(backups);
  const current = join(folder, "current");
  const services: HostProcess[] = [];
  const market: HostProcess[] = [];
  const stop = async () => {
    await Promise.all(market.map((node) => node.stop()));
    closeNetwork();
    await Promise.all(services.map((service) => service.stop()));
    closeDisks(folder);
    await leave();
  };
  const useSource = (checkout: string) => {
    rmSync(current, { force: true });
    symlinkSync(checkout, current);
  };
  try {
    createNetwork();
    useSource(source);
    const wal = isArchived ? folderOf("postgres", backups, "wal") : undefined;
    services.push(...createEtcd(folder), ...createPatroni(folder, wal), ...createRedis(folder));
    if (files === "store") services.push(...createObjectStoreService(folder));
    services.push(createBalancer(folder));
    trustOwn(certificateOf(folder));
    const more = files === "store" ? storeSettings : { DATA_DIR: shared };
    for (const host of nodes) market.push(marketOn(host, { folder, current }, { ...more, ...env }));
    await startAll(services, market);
  } catch (error) {
    copyLogs(folder, folder);
    await stop();
    throw new Error(`See the logs in ${folder}`, { cause: error });
  }
  return {
    ...{ url: marketUrl, databaseUrl, folder, shared, backups, market, useSource },
    processes: [...services, ...market],
    keepLogs: (to) => copyLogs(folder, to),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The disks of a killed cluster take memory until somebody takes them away. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(FOLDERS)) continue;
    const folder = join(tmpdir(), name);
    closeDisks(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startAll(
  services: readonly HostProcess[],
  market: readonly HostProcess[],
): Promise<void> {
  for (const service of services) service.start();
  const hasStore = services.some(({ what }) => what === "swift-proxy");
  await Promise.all([prepareDatabase(), ...(hasStore ? [prepareStore()] : [])]);
  // The first migrates; the others would wait for it, and each start takes a core.
  for (const node of market) {
    node.start();
    await until(`${node.host.name} answers`, () => isReady(node.host.address), 180_000);
  }
}

/** A node on a host, with a small disk of its own for its output and whatever it writes. */
function marketOn(
  host: Host,
  { folder, current }: Record<"folder" | "current", string>,
  env: Readonly<Record<string, string>>,
): HostProcess {
  const disk = mountDisk(folder, host, NODE_DISK);
  return hostProcess(host, disk, {
    what: "market",
    user: "root",
    command: [process.execPath, ...serverPackage.nodeFlags, join(current, main)],
    env: {
      HOST: host.address,
      PORT: String(ports.market),
      DATA_DIR: disk,
      TMPDIR: disk,
      DATABASE_URL: databaseUrl,
      REDIS_URL: `redis://${balancer.address}:${ports.redis}`,
      PUBLIC_URL: marketUrl,
      TRUST_PROXY: balancer.address,
      // HAProxy asks each second, and trusts the second answer.
      DRAIN_SECONDS: "3",
      DEMO: "1",
      DEMO_BIDDERS: "0",
      LOG_LEVEL: "warn",
      ...env,
    },
  });
}

/** Those of the nodes are on disks that end with the cluster. */
function copyLogs(folder: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const from of [folder, ...nodes.map((node) => diskOf(folder, node))])
    for (const name of existsSync(from) ? readdirSync(from) : [])
      if (name.endsWith(".log") && from !== to) cpSync(join(from, name), join(to, name));
}

/** Whether the node at this address takes calls. */
export const isReady = async (address: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(1000);
  return (await fetch(`http://${address}:${ports.market}/api/ready`, { signal })).ok;
};

/** The certificate is the cluster's own: this process, which bids and watches, trusts it. */
function trustOwn(certificate: string): void {
  tls.setDefaultCACertificates([
    ...tls.getCACertificates("default"),
    readFileSync(certificate, "utf8"),
  ]);
}
