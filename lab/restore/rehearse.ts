import { execFile, execFileSync } from "node:child_process";
import { chownSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { unlimited } from "../../bench/parts/market.ts";
import { type Cluster, isReady, startCluster } from "../cluster/cluster.ts";
import { diskOf } from "../cluster/disks.ts";
import { until } from "../cluster/host-process.ts";
import { databases, etcds, nodes, ports } from "../cluster/hosts.ts";
import { whatIsMissing } from "../cluster/requirements.ts";
import { prepareDatabase, urlOf } from "../cluster/services/database.ts";
import { prepareAuctions, readEnd } from "../faults/auctions.ts";
import { keepBidding } from "../faults/bidder.ts";
import type { BidSent } from "../faults/checker/history.ts";
import { randomFrom } from "../faults/random.ts";
import { countLostBids } from "./lost-bids.ts";

/** `npm run ops:rehearsal`: a table is dropped on the cluster, and an operator goes back a second. */
const BIDDERS = 300;
const missing = whatIsMissing();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const begun = performance.now();
const say = (line: string) =>
  console.info(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${line}`);

const cluster = await startCluster(unlimited, { isArchived: true, files: "folder" });
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void cluster.stop().then(() => process.exit(130)));
try {
  process.exitCode = (await rehearse()) ? 0 : 1;
} finally {
  await cluster.stop();
}

async function rehearse(): Promise<boolean> {
  say(`the cluster is up; ${BIDDERS} bidders bid`);
  const db = new pg.Pool({ connectionString: cluster.databaseUrl, max: 2 });
  db.on("error", () => undefined);
  const { lots, bidders } = await prepareAuctions(db, {
    ...{ lots: 20, buyers: BIDDERS },
    ...{ seconds: 3600, longer: 60 },
  });
  const ids = lots.map(({ lot }) => lot);
  const line = { nodes: [cluster.url], timeoutMs: 3_000, pause: 5_000, random: randomFrom(1) };
  let isOver = false;
  const bids: BidSent[] = [];
  const shared = { lots: ids, history: bids, isOver: () => isOver };
  const bidding = bidders.map((bidder) => keepBidding(line, bidder, shared));
  await sleep(20_000);
  say(await ops("backup", "--database", urlOf("postgres", "rebale")));
  await sleep(30_000);
  const { rows } = await db.query<{ now: Date }>("select clock_timestamp() as now");
  await db.query("drop table ledger_entries cascade");
  say("ledger_entries is dropped");
  const moment = new Date((rows[0]?.now.getTime() ?? 0) - 1000);
  isOver = true;
  // A bidder who tries again later is answered by the restored market.
  const acknowledged = [...bids];
  await db.end();
  await goBack(cluster, moment);
  const pool = new pg.Pool({ connectionString: cluster.databaseUrl, max: 2 });
  const ends = await Promise.all(ids.map((lot) => readEnd(cluster.url, pool, lot)));
  await pool.end();
  await Promise.all(bidding);
  const judged = countLostBids(acknowledged, ends, moment);
  say(`acknowledged before: ${judged.before}, of them lost: ${judged.lost}`);
  say(`sent after: ${judged.after}, of them there: ${judged.tooMany}`);
  const isWhole = judged.before > 0 && judged.lost + judged.tooMany === 0;
  console.info(isWhole ? "Every promise was kept." : "BROKEN: see the two lines above.");
  return isWhole;
}

/** The steps of ops/README.md. */
async function goBack({ market, processes, shared }: Cluster, moment: Date): Promise<void> {
  await Promise.all(market.map((node) => node.stop()));
  const patronis = processes.filter(({ what }) => what === "patroni");
  for (const patroni of patronis) await patroni.stop(60_000);
  say("nodes and databases are stopped");
  // A disk that lost some files as well.
  for (const kind of ["public", "private"])
    execFileSync("sh", ["-c", `ls ${kind}/* | head -5 | xargs rm -v | wc -l`], {
      cwd: join(shared, "files"),
    });
  const [first, second] = databases.map((host) => diskOf(cluster.folder, host)) as [string, string];
  const into = join(first, "restored");
  say(await ops("restore", "--to", moment.toISOString(), "--into", into));
  forgetCluster();
  const { uid, gid } = statSync(join(first, "data"));
  renameSync(join(first, "data"), join(first, "data.before"));
  renameSync(into, join(first, "data"));
  chownSync(join(first, "data"), uid, gid);
  rmSync(join(second, "data"), { recursive: true });
  patronis[0]?.start();
  await until("the restored primary", () => isPrimary(), 120_000);
  say("the restored primary runs");
  patronis[1]?.start();
  await prepareDatabase();
  say("with a synchronous standby");
  for (const [i, node] of market.entries()) {
    node.start();
    await until(`${nodes[i]?.name} answers`, () => isReady(nodes[i]?.address ?? ""), 180_000);
  }
  say("all nodes answer");
}

/** As `patronictl remove rebale`, which asks a person: identity and leader are to be new. */
function forgetCluster(): void {
  const endpoint = `http://${etcds[0]?.address}:${ports.etcd}`;
  execFileSync("etcdctl", ["--endpoints", endpoint, "del", "--prefix", "/service/rebale/"], {
    env: { ...process.env, ETCDCTL_API: "3" },
  });
}

async function isPrimary(): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf("postgres", "postgres") });
  await client.connect();
  try {
    const { rows } = await client.query("select not pg_is_in_recovery() as done");
    return rows[0].done;
  } finally {
    await client.end();
  }
}

/** In a process of its own: bidders bid on meanwhile. */
async function ops(command: string, ...args: string[]): Promise<string> {
  const file = fileURLToPath(new URL(`../../ops/${command}.ts`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
    env: {
      ...process.env,
      BACKUP_DIR: cluster.backups,
      DATA_DIR: cluster.shared,
      DATABASE_URL: cluster.databaseUrl,
    },
  });
  return stdout.trim();
}
