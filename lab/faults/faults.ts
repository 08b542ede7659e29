import { setTimeout as sleep } from "node:timers/promises";
import { oneOf } from "./random.ts";
import { signal } from "./signal.ts";
import type { SmallMarket } from "./small-market.ts";

/** Something that goes wrong and is put right again. */
export interface Fault {
  readonly name: string;
  /** @param where told which of several, once it is known */
  happen(random: () => number, where: (name: string) => void): Promise<void>;
}

const HELD = 2_000;

/** The faults of two nodes and a database on one machine. */
export const smallFaults = ({
  nodes,
  fronts,
  backs,
  databaseProcesses,
  crashDatabase,
}: SmallMarket): readonly Fault[] => [
  {
    name: "a node is killed",
    async happen(random) {
      const node = oneOf(random, nodes);
      await node.kill();
      await node.start();
    },
  },
  {
    name: "a node stands still",
    async happen(random) {
      const node = oneOf(random, nodes);
      node.pause();
      await sleep(HELD);
      node.resume();
    },
  },
  {
    name: "the database is killed",
    happen: () => crashDatabase(HELD),
  },
  {
    name: "one of the database's processes is killed",
    async happen(random) {
      const [, ...backends] = databaseProcesses();
      const victim = oneOf(random, backends);
      if (victim) process.kill(victim, "SIGKILL");
      await sleep(HELD);
    },
  },
  {
    name: "the database stands still",
    async happen() {
      const stopped = databaseProcesses();
      for (const pid of stopped) signal(pid, "SIGSTOP");
      await sleep(HELD);
      for (const pid of stopped) signal(pid, "SIGCONT");
    },
  },
  {
    name: "the line from the bidders to a node is cut",
    async happen(random) {
      const line = oneOf(random, fronts);
      line.cut();
      await sleep(HELD);
      line.mend();
    },
  },
  {
    name: "the line from a node to the database is cut",
    async happen(random) {
      const line = oneOf(random, backs);
      line.cut();
      await sleep(HELD);
      line.mend();
    },
  },
  {
    name: "the line from a node to the database lets nothing through",
    async happen(random) {
      const line = oneOf(random, backs);
      line.hold();
      await sleep(HELD);
      line.mend();
    },
  },
  {
    name: "the line from a node to the database is 300 ms long",
    async happen(random) {
      const line = oneOf(random, backs);
      line.delay(300);
      await sleep(HELD);
      line.mend();
    },
  },
];
