import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { migrate } from "../apps/server/src/platform/db/migrate.ts";
import { unlimited } from "../bench/parts/market.ts";
import { isReady, startCluster } from "./cluster/cluster.ts";
import { until } from "./cluster/host-process.ts";
import { nodes } from "./cluster/hosts.ts";
import { whatIsMissing } from "./cluster/requirements.ts";
import { checkHistory } from "./faults/checker/check-history.ts";
import { runFaults } from "./faults/run-faults.ts";
import { checkOut } from "./upgrade/check-out.ts";
import { comingMigrations } from "./upgrade/coming.ts";
import { isPromised, refusalsOf } from "./upgrade/refusals.ts";

/**
 * `npm run ops:upgrade -- --from <commit>`: three nodes of that version, by default of the last commit,
 * become this one while bidders bid; besides its own migrations a made one alters what bids touch.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    bidders: { type: "string", default: "500" },
  },
});
const missing = whatIsMissing();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const from = git("rev-parse", "--short", values.from ?? "HEAD");
/** Versions that this one goes on from have the one or the other (decision 116). */
const KNOWN = ["baseline/12-office.sql", "0376-events-in-hindi.sql"].map(
  (file) => `apps/server/migrations/${file}`,
);
if (git("ls-tree", from, ...KNOWN) === "") {
  console.error(`${from} has a list of migrations that this version refuses: name a later commit.`);
  process.exit(1);
}
const old = checkOut(root, from);
const coming = comingMigrations();
const begun = performance.now();
const say = (line: string) =>
  console.info(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${line}`);

const cluster = await startCluster(unlimited, { source: old });
const end = async () => {
  await cluster.stop();
  git("worktree", "remove", "--force", old);
  rmSync(dirname(old), { recursive: true });
  coming.remove();
};
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void end().then(() => process.exit(130)));
try {
  say(`three nodes of ${from} are up`);
  let isDone = false;
  const upgrade = {
    name: "bidding goes on",
    async happen() {
      if (isDone) return void (await sleep(5_000));
      isDone = true;
      say(`from ${from} to ${git("rev-parse", "--short", "HEAD")}, and a migration made for it`);
      const migrated = performance.now();
      await migrate(cluster.databaseUrl, { from: coming.from, warn: say });
      say(`migrated in ${((performance.now() - migrated) / 1000).toFixed(1)} s`);
      cluster.useSource(root);
      for (const [i, node] of cluster.market.entries()) {
        const notifiedAt = performance.now();
        await node.stop(30_000);
        const ended = performance.now();
        node.start();
        await until(`${nodes[i]?.name} answers`, () => isReady(nodes[i]?.address ?? ""), 180_000);
        const seconds = [ended - notifiedAt, performance.now() - ended].map((ms) =>
          (ms / 1000).toFixed(1),
        );
        say(`${nodes[i]?.name}: ended in ${seconds[0]} s, the new one ready in ${seconds[1]} s`);
      }
    },
  };
  const { history, happened } = await runFaults(
    { entrances: [cluster.url], databaseUrl: cluster.databaseUrl, faults: [upgrade] },
    {
      ...{ seed: 1, lots: 20, sealed: 0, buyers: Number(values.bidders), watchers: 50 },
      ...{ seconds: 100, pause: 5_000, calm: 5_000, onFault: say },
    },
  );
  const accepted = history.bids.filter(({ tries }) => tries.at(-1)?.answer === "accepted").length;
  say(
    `${accepted} bids accepted of ${history.bids.length}; the others came too late for their price`,
  );
  say(`longest without an accepted bid: ${happened[0]?.silence} ms`);
  const refusals = refusalsOf(history.bids);
  for (const [because, count] of refusals) say(`refused ${count} times: ${because}`);
  const faults = [
    ...checkHistory(history),
    ...[...refusals.keys()].filter((because) => !isPromised(because)),
  ];
  for (const fault of faults) console.info(`BROKEN: ${fault}`);
  console.info(faults.length === 0 ? "Every promise was kept." : `${faults.length} broken.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await end();
}
