import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "../faults/faults.ts";
import { oneOf } from "../faults/random.ts";
import type { Cluster } from "./cluster.ts";
import { diskOf, fillDisk } from "./disks.ts";
import { until } from "./host-process.ts";
import { etcds, type Host, nodes, redises, store } from "./hosts.ts";
import { lineFaults } from "./line/line-faults.ts";
import { isolate, join as plugIn, signalHost } from "./network.ts";
import { askForPictures } from "./pictures.ts";
import { findPrimary } from "./services/database.ts";

/** How long what stands still, is cut off or full remains so, milliseconds. */
const HELD = 10_000;
const HOUR = 3600;

export function clusterFaults(cluster: Cluster): readonly Fault[] {
  const start = (host: Host) => {
    for (const program of cluster.processes) if (program.host === host) program.start();
  };
  const kill = async (host: Host) => {
    signalHost(host, "SIGKILL");
    await sleep(HELD / 2);
    start(host);
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
  const full = (host: Host) => fillDisk(diskOf(cluster.folder, host), HELD);
  const clockOff: Fault["happen"] = async (random, where) => {
    const node = oneOf(random, cluster.market);
    const seconds = random() < 0.5 ? HOUR : -HOUR;
    where(`${node.host.name} ${seconds > 0 ? "ahead" : "behind"}`);
    await node.restart(fakeTime(seconds));
    await sleep(HELD);
    await node.restart();
  };
  const some =
    (hosts: readonly Host[], happen: (host: Host) => Promise<void>): Fault["happen"] =>
    async (random, where) => {
      const host = oneOf(random, hosts);
      where(host.name);
      await happen(host);
    };
  const thePrimary =
    (happen: (host: Host) => Promise<void>): Fault["happen"] =>
    async (_random, where) => {
      const host = await primary();
      where(host.name);
      await happen(host);
    };
  /** Pictures are asked for all the while: who waits for one keeps no bid waiting. */
  const whileAsked = async (happening: Promise<void>) => {
    await Promise.all([happening, askForPictures(cluster.url, HELD)]);
  };
  return [
    { name: "a node is killed", happen: some(nodes, kill) },
    { name: "a node stands still", happen: some(nodes, pause) },
    { name: "a node is unplugged", happen: some(nodes, unplug) },
    { name: "a node's disk is full", happen: some(nodes, full) },
    { name: "a node's clock is an hour off", happen: clockOff },
    { name: "the primary's host is killed", happen: thePrimary(kill) },
    {
      name: "the primary's PostgreSQL is killed",
      happen: thePrimary(async ({ address }) => {
        spawnSync("pkill", ["-KILL", "-f", `postgres.*--listen_addresses=${address}`]);
        await sleep(HELD);
      }),
    },
    { name: "the primary's host stands still", happen: thePrimary(pause) },
    { name: "the primary's host is unplugged", happen: thePrimary(unplug) },
    { name: "the primary's disk is full", happen: thePrimary(full) },
    { name: "an etcd member is killed", happen: some(etcds, kill) },
    { name: "an etcd member stands still", happen: some(etcds, pause) },
    { name: "a Redis is killed", happen: some(redises, kill) },
    { name: "a Redis stands still", happen: some(redises, pause) },
    { name: "the store is killed", happen: some([store], (host) => whileAsked(kill(host))) },
    { name: "the store stands still", happen: some([store], (host) => whileAsked(pause(host))) },
    ...lineFaults(HELD, primary),
  ];
}

async function pause(host: Host): Promise<void> {
  signalHost(host, "SIGSTOP");
  await sleep(HELD);
  signalHost(host, "SIGCONT");
}

async function unplug(host: Host): Promise<void> {
  isolate(host);
  await sleep(HELD);
  plugIn(host);
}

/** Debian's libfaketime: the time of day is off, durations are not. */
const fakeTime = (seconds: number): Record<string, string> => ({
  LD_PRELOAD: "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
  FAKETIME: `${seconds > 0 ? "+" : ""}${seconds}`,
  DONT_FAKE_MONOTONIC: "1",
  FAKETIME_NO_CACHE: "1",
});
