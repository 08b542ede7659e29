import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tls from "node:tls";
import serverPackage from "../../apps/server/package.json" with { type: "json" };
import { certificateOf, openBalancer } from "./balancer.ts";
import { closeDisks, databaseUrl, openEtcd, openPatroni, prepareDatabase } from "./database.ts";
import { folderOf, type HostProcess, hostProcess, until } from "./host-process.ts";
import { balancer, nodes, ports } from "./hosts.ts";
import { closeNetwork, openNetwork } from "./network.ts";
import { openRedis } from "./redis.ts";

/** The whole market on one machine: three nodes behind HAProxy, and all that they need twice. */
export interface Cluster {
  readonly url: string;
  readonly databaseUrl: string;
  readonly processes: readonly HostProcess[];
  /** The nodes among them. */
  readonly market: readonly HostProcess[];
  /** Where every program's output is. */
  readonly folder: string;
  /** The nodes' DATA_DIR, which they share. */
  readonly shared: string;
  /** Where the log is archived to, in `wal`. */
  readonly backups: string;
  /** Nodes that start from now on run this checkout. */
  useSource(checkout: string): void;
  stop(): Promise<void>;
}

const ownSource = new URL("../..", import.meta.url).pathname;
const main = "apps/server/src/main.ts";
export const marketUrl = `https://${balancer.address}`;

export interface ClusterOptions {
  /** Archives the database's log. */
  readonly isArchived?: boolean;
  /** The checkout that the nodes run, this one by default. */
  readonly source?: string;
}

/**
 * Brings everything up; takes about a minute on two cores.
 * @param env what the nodes are told besides
 * @throws Error when something does not come up in its time
 */
export async function openCluster(
  env: Record<string, string> = {},
  { isArchived = false, source = ownSource }: ClusterOptions = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "rebale-cluster-"));
  // Each program reads its own folder in it as its own user.
  chmodSync(folder, 0o755);
  openNetwork();
  const shared = folderOf("root", folder, "uploads");
  const backups = join(folder, "backups");
  mkdirSync(backups);
  const wal = isArchived ? folderOf("postgres", backups, "wal") : undefined;
  const current = join(folder, "current");
  symlinkSync(source, current);
  const services = [
    ...openEtcd(folder),
    ...openPatroni(folder, wal),
    ...openRedis(folder),
    openBalancer(folder),
  ];
  trustOwn(certificateOf(folder));
  const market = nodes.map((host) =>
    hostProcess(host, folder, {
      what: "market",
      user: "root",
      command: [process.execPath, ...serverPackage.nodeFlags, join(current, main)],
      env: {
        HOST: host.address,
        PORT: String(ports.market),
        DATA_DIR: shared,
        DATABASE_URL: databaseUrl,
        REDIS_URL: `redis://${balancer.address}:${ports.redis}`,
        PUBLIC_URL: marketUrl,
        TRUST_PROXY: balancer.address,
        // HAProxy asks each second, and believes the second answer.
        DRAIN_SECONDS: "3",
        DEMO: "1",
        DEMO_BIDDERS: "0",
        LOG_LEVEL: "warn",
        ...env,
      },
    }),
  );
  const processes = [...services, ...market];
  const stop = async () => {
    await Promise.all(market.map((node) => node.stop()));
    closeNetwork();
    await Promise.all(services.map((service) => service.stop()));
    closeDisks(folder);
  };
  try {
    for (const service of services) service.start();
    await prepareDatabase();
    // The first migrates; the others would wait for it, and each start takes a core.
    for (const [i, node] of market.entries()) {
      node.start();
      await until(`${nodes[i]?.name} answers`, () => isReady(nodes[i]?.address ?? ""), 180_000);
    }
  } catch (error) {
    await stop();
    throw new Error(`See the logs in ${folder}`, { cause: error });
  }
  return {
    url: marketUrl,
    databaseUrl,
    processes,
    market,
    ...{ folder, shared, backups },
    useSource(checkout) {
      rmSync(current);
      symlinkSync(checkout, current);
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the node at this address takes calls. */
export const isReady = async (address: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(1000);
  return (await fetch(`http://${address}:${ports.market}/api/ready`, { signal })).ok;
};

/** The certificate is the cluster's own: this process, which bids and watches, believes it. */
function trustOwn(certificate: string): void {
  tls.setDefaultCACertificates([
    ...tls.getCACertificates("default"),
    readFileSync(certificate, "utf8"),
  ]);
}
