import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedDatabase } from "@rebale/embedded-database";
import { createRelay, type Relay } from "../../apps/server/test/relay.ts";
import { freePort, unlimited } from "../../bench/parts/market.ts";
import { type MarketNode, marketNode } from "./market-node.ts";
import { signal } from "./signal.ts";

/** Two nodes on one database of their own, with a line that can be broken between each two. */
export interface SmallMarket {
  readonly nodes: readonly MarketNode[];
  /** From the bidders to each node. */
  readonly fronts: readonly Relay[];
  /** From each node to the database. */
  readonly backs: readonly Relay[];
  readonly databaseUrl: string;
  /** All of PostgreSQL's processes; the first is the one that the others belong to. */
  databaseProcesses(): number[];
  /** Kills the database and starts it again on the same port after so many milliseconds. */
  crashDatabase(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

const NODES = 2;

/** @param log where the nodes' output goes: a file that stays */
export async function createSmallMarket(log: string): Promise<SmallMarket> {
  const folder = mkdtempSync(join(tmpdir(), "rebale-faults-"));
  const quiet = { info: () => undefined, warn: () => undefined };
  chmodSync(folder, 0o755);
  let database = await startEmbeddedDatabase({ folder, log: quiet });
  const backs: Relay[] = [];
  const fronts: Relay[] = [];
  const nodes: MarketNode[] = [];
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all([...fronts, ...backs].map((relay) => relay.stop()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let i = 0; i < NODES; i++) {
      const back = await createRelay(database.port);
      const url = new URL(database.url);
      url.port = String(back.port);
      const env = {
        DATA_DIR: folder,
        DATABASE_URL: url.href,
        DEMO: "1",
        DEMO_BIDDERS: "0",
        LOG_LEVEL: "error",
        ...unlimited,
      };
      const node = marketNode(await freePort(), env, log);
      backs.push(back);
      nodes.push(node);
      fronts.push(await createRelay(node.port));
      await node.start();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    nodes,
    fronts,
    backs,
    databaseUrl: database.url,
    databaseProcesses: () => [database.pid, ...childrenOf(database.pid)],
    async crashDatabase(milliseconds) {
      signal(database.pid, "SIGKILL");
      await sleep(milliseconds);
      database = await startEmbeddedDatabase({ folder, log: quiet, port: database.port });
    },
    stop,
  };
}

/** Processes whose parent this is. */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

/** The fourth field of /proc/…/stat, after a name that may hold spaces and brackets. */
function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}
