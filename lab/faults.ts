import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { unlimited } from "../bench/parts/market.ts";
import { startCluster } from "./cluster/cluster.ts";
import { clusterFaults } from "./cluster/cluster-faults.ts";
import { whatIsMissing } from "./cluster/requirements.ts";
import { hasStandby } from "./cluster/services/database.ts";
import { checkHistory } from "./faults/checker/check-history.ts";
import type { BidSent } from "./faults/checker/history.ts";
import { GivenUp, type Happened, runFaults } from "./faults/run-faults.ts";

/** `npm run ops:faults`: the cluster under fire for 30 minutes, and what an independent checker says. */
const ENDING = 300;
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    bidders: { type: "string", default: "2000" },
    // Those whose name has it: `disk`.
    only: { type: "string", default: "" },
    // History and logs, also of a run in which every promise was kept.
    keep: { type: "boolean", default: false },
  },
});
const missing = whatIsMissing();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const seed = Number(values.seed);
const seconds = Number(values.minutes) * 60;
const logs = join(tmpdir(), `rebale-faults-${seed}-${process.pid}`);
console.info(`Seed ${seed}`);
const cluster = await startCluster(unlimited);
/** Bidders and watchers may wait for long for a market that has gone: they are not waited for. */
const end = (status: number) => {
  clearTimeout(hangs);
  return cluster.stop().finally(() => process.exit(status));
};
const giveUp = (status: number) => {
  cluster.keepLogs(logs);
  void end(status);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => giveUp(130));
// Faults, the wait for the ends and the checker take less: who takes longer hangs.
const hangs = setTimeout(
  () => {
    console.error(`Not over ${ENDING} s after its time: see the logs in ${logs}`);
    giveUp(1);
  },
  (seconds + ENDING) * 1000,
);
// 2,000 bidders are one process: where it is late, so is what they measure.
const lateness = monitorEventLoopDelay();
lateness.enable();
const begun = Date.now();
const since = () => new Date(Date.now() - begun).toISOString().slice(14, 19);
try {
  const { history, happened, money } = await runFaults(
    {
      ...{ entrances: [cluster.url], databaseUrl: cluster.databaseUrl },
      faults: clusterFaults(cluster).filter(({ name }) => name.includes(values.only)),
      isWhole: hasStandby,
    },
    {
      seed,
      lots: 20,
      sealed: 4,
      buyers: Number(values.bidders),
      watchers: 100,
      seconds,
      pause: 30_000,
      calm: 3_000,
      onFault: (line) => console.info(`${since()} ${line}`),
    },
  );
  const accepted = history.bids.filter(({ tries }) => tries.at(-1)?.answer === "accepted");
  const maximums = accepted.filter(({ maximum = 0 }) => maximum > 0).length;
  console.info(`\n| fault | longest without an accepted bid, s | bids until the next |`);
  console.info("|---|---|---|");
  for (const { fault, silence, accepted: until } of happened)
    console.info(`| ${fault} | ${(silence / 1000).toFixed(1)} | ${until} |`);
  const collapsed = cluster.market.filter(({ collapses }) => collapses > 0);
  const faults = [
    ...checkHistory(history),
    ...money.faults,
    ...collapsed.map(({ host, collapses }) => `${host.name} ended by itself ${collapses} times`),
  ];
  const verify = (what: "ledger" | "journal") => {
    const command = `apps/server/src/commands/verify-${what}.ts`;
    const options = { encoding: "utf8", cwd: new URL("..", import.meta.url) } as const;
    const said = spawnSync(process.execPath, [command, cluster.databaseUrl], options);
    if (said.status !== 0) faults.push(`${what}: ${said.stdout}${said.stderr}`);
    return said.stdout.trim();
  };
  const ledgers = verify("ledger");
  const journal = verify("journal");
  console.info(
    `\n${accepted.length} bids accepted of ${history.bids.length}, ${maximums} of them with a maximum. ` +
      `Ledgers: ${ledgers}`,
  );
  console.info(`${money.topUps} payments, ${money.withdrawals} withdrawals. Journal: ${journal}`);
  console.info(`The others: ${reasons(history.bids)}`);
  const ns = (nanoseconds: number) => `${(nanoseconds / 1e9).toFixed(2)} s`;
  console.info(
    `The bidders' own process was late by ${ns(lateness.percentile(99))} at p99, ${ns(lateness.max)} at most`,
  );
  for (const fault of faults) console.info(`BROKEN: ${fault}`);
  console.info(faults.length === 0 ? "Every promise was kept." : `${faults.length} broken.`);
  if (faults.length > 0 || values.keep) keep(history, happened);
  await end(faults.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof GivenUp ? error.cause : error);
  keep(error instanceof GivenUp ? error.history : {});
  await end(1);
}

function keep(history: object, happened: readonly Happened[] = []): void {
  cluster.keepLogs(logs);
  writeFileSync(join(logs, "happened.json"), JSON.stringify(happened));
  writeFileSync(join(logs, "history.json"), JSON.stringify(history));
  console.info(`History and logs: ${logs}`);
}

/** The reasons of bids that were not accepted, most first. */
function reasons(bids: readonly BidSent[]): string {
  const counted = new Map<string, number>();
  for (const { tries } of bids) {
    const last = tries.at(-1);
    if (!last || last.answer === "accepted") continue;
    const because = `${last.answer}, ${last.because}`;
    counted.set(because, (counted.get(because) ?? 0) + 1);
  }
  return [...counted]
    .sort(([, a], [, b]) => b - a)
    .map(([because, count]) => `${count} ${because}`)
    .join("; ");
}
