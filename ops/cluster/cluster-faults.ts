import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "../faults/faults.ts";
import { oneOf } from "../faults/random.ts";
import type { Cluster } from "./cluster.ts";
import { databaseDisk, findPrimary } from "./database.ts";
import { until } from "./host-process.ts";
import { databases, etcds, type Host, nodes, redises } from "./hosts.ts";
import { cut, isolate, mend, join as plugIn, signalHost } from "./network.ts";

/** How long what stands still, is cut off or full remains so, milliseconds. */
const HELD = 10_000;
const HOUR = 3600;

/** What can happen to a cluster. */
export function clusterFaults(cluster: Cluster): readonly Fault[] {
  const start = (host: Host) => {
    for (const program of cluster.processes) if (program.host === host) program.start();
  };
  const kill = async (host: Host) => {
    signalHost(host, "SIGKILL");
    await sleep(HELD / 2);
    start(host);
  };
  const pause = async (host: Host) => {
    signalHost(host, "SIGSTOP");
    await sleep(HELD);
    signalHost(host, "SIGCONT");
  };
  const unplug = async (host: Host) => {
    isolate(host);
    await sleep(HELD);
    plugIn(host);
  };
  const part = async (one: Host, other: Host) => {
    cut(one, other);
    await sleep(HELD);
    mend(one, other);
  };
  /** After a failover it may take a moment until there is one. */
  const primary = async (): Promise<Host> => {
    let found: Host | undefined;
    await until("a primary", async () => {
      found = await findPrimary();
      return found !== undefined;
    });
    return found as Host;
  };
  const [db1, db2] = databases as [Host, Host];
  return [
    { name: "a node is killed", happen: (random) => kill(oneOf(random, nodes)) },
    { name: "a node stands still", happen: (random) => pause(oneOf(random, nodes)) },
    { name: "a node is unplugged", happen: (random) => unplug(oneOf(random, nodes)) },
    {
      name: "a node's clock is an hour off",
      async happen(random) {
        const node = cluster.market.find(({ host }) => host === oneOf(random, nodes));
        if (!node) return;
        await node.restart(fakeTime(random() < 0.5 ? HOUR : -HOUR));
        await sleep(HELD);
        await node.restart();
      },
    },
    { name: "the primary's host is killed", happen: async () => kill(await primary()) },
    {
      name: "the primary's PostgreSQL is killed",
      async happen() {
        const { address } = await primary();
        spawnSync("pkill", ["-KILL", "-f", `postgres.*--listen_addresses=${address}`]);
        await sleep(HELD);
      },
    },
    { name: "the primary's host stands still", happen: async () => pause(await primary()) },
    { name: "the primary's host is unplugged", happen: async () => unplug(await primary()) },
    { name: "primary and standby are parted", happen: () => part(db1, db2) },
    {
      name: "the primary's disk is full",
      async happen() {
        await fill(databaseDisk(cluster.folder, await primary()), HELD);
      },
    },
    { name: "an etcd member is killed", happen: (random) => kill(oneOf(random, etcds)) },
    { name: "an etcd member stands still", happen: (random) => pause(oneOf(random, etcds)) },
    { name: "a Redis is killed", happen: (random) => kill(oneOf(random, redises)) },
    { name: "a Redis stands still", happen: (random) => pause(oneOf(random, redises)) },
  ];
}

/** Debian's libfaketime: the time of day is off, durations are not. */
const fakeTime = (seconds: number): Record<string, string> => ({
  LD_PRELOAD: "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
  FAKETIME: `${seconds > 0 ? "+" : ""}${seconds}`,
  DONT_FAKE_MONOTONIC: "1",
  FAKETIME_NO_CACHE: "1",
});

/** Takes all the room that a folder's disk has, for so many milliseconds. */
async function fill(folder: string, milliseconds: number): Promise<void> {
  const file = join(folder, "in-the-way");
  const much = Buffer.alloc(1 << 20);
  const open = openSync(file, "w");
  try {
    for (;;) writeSync(open, much);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(open);
  }
  await sleep(milliseconds);
  rmSync(file);
}
