import { setTimeout as sleep } from "node:timers/promises";
import { signal } from "./faults.ts";
import { oneOf } from "./random.ts";
import type { SmallMarket } from "./small-market.ts";

export const KILLED = ["node", "backend", "database"] as const;
export type Killed = (typeof KILLED)[number];

/** Between two kills, and until what was killed is started again, milliseconds at most. */
const PAUSE = 1_500;
const DOWN = 800;

interface Killing {
  readonly kills: number;
  readonly random: () => number;
  /** After each. */
  readonly onKill: (what: Killed) => Promise<void>;
}

/**
 * So many times `kill -9` at a random moment, whatever the market is doing: a node, one of
 * PostgreSQL's processes, and all of PostgreSQL.
 */
export async function keepKilling(market: SmallMarket, { kills, random, onKill }: Killing) {
  for (let n = 0; n < kills; n++) {
    await sleep(random() * PAUSE);
    const what = whatToKill(n);
    await kill(market, what, random);
    await onKill(what);
  }
}

/** Nodes and processes in turns; one in ten is all of the database. */
function whatToKill(n: number): Killed {
  if (n % 10 === 9) return "database";
  return n % 2 === 0 ? "node" : "backend";
}

async function kill(market: SmallMarket, what: Killed, random: () => number): Promise<void> {
  const down = random() * DOWN;
  if (what === "node") {
    const node = oneOf(random, market.nodes);
    await node.kill();
    await sleep(down);
    await node.start();
  } else if (what === "database") await market.crashDatabase(down);
  else {
    // PostgreSQL ends all the others, repeats its log and goes on by itself.
    const [, ...backends] = market.databaseProcesses();
    const victim = oneOf(random, backends);
    if (victim) signal(victim, "SIGKILL");
  }
}
