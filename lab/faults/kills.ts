import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { MarketNode } from "./market-node.ts";
import { oneOf } from "./random.ts";
import { signal } from "./signal.ts";
import type { SmallMarket } from "./small-market.ts";

export type Killed = "node" | "backend" | "database";

/** Before a kill, and until what was killed is started again, milliseconds at most. */
const PAUSE = { node: 1_500, postgres: 4_000 };
const DOWN = 800;
/** The share of PostgreSQL's kills that end all of it. */
const WHOLE = 0.15;
const MAX_STARTS = 20;

interface Killing {
  readonly kills: number;
  readonly random: () => number;
  /** Whether the run was given up. */
  readonly isOver: () => boolean;
  /** After each. */
  readonly onKill: (what: Killed) => Promise<void>;
}

/**
 * So many times `kill -9` at a random moment, whatever the market is doing: a node, one of
 * PostgreSQL's processes, or all of PostgreSQL. Nodes and PostgreSQL have half of the time each, as
 * a node takes long to start on a busy machine.
 */
export async function keepKilling(market: SmallMarket, killing: Killing): Promise<void> {
  const { kills, random, isOver, onKill } = killing;
  const spent = { node: 0, postgres: 0 };
  for (let n = 0; n < kills && !isOver(); n++) {
    const begun = performance.now();
    const turn = spent.node <= spent.postgres ? "node" : "postgres";
    await sleep(random() * PAUSE[turn]);
    await onKill(
      await (turn === "node" ? killNode(market, killing) : killPostgres(market, random)),
    );
    spent[turn] += performance.now() - begun;
  }
}

async function killNode({ nodes }: SmallMarket, { random, isOver }: Killing): Promise<Killed> {
  const node = oneOf(random, nodes);
  await node.kill();
  await sleep(random() * DOWN);
  await keepStarting(node, isOver);
  return "node";
}

/** As whoever runs it does: a node that finds no database at its start ends, and is started again. */
async function keepStarting(node: MarketNode, isOver: () => boolean): Promise<void> {
  for (let starts = 1; ; starts++)
    try {
      return await node.start();
    } catch (error) {
      if (starts === MAX_STARTS || isOver()) throw error;
      await sleep(DOWN);
    }
}

async function killPostgres(market: SmallMarket, random: () => number): Promise<Killed> {
  // All others end with the one that is killed; PostgreSQL repeats its log and goes on by itself.
  const [, ...backends] = market.databaseProcesses();
  const victim = oneOf(random, backends);
  if (victim && !backends.some(repeatsLog) && random() > WHOLE) {
    signal(victim, "SIGKILL");
    return "backend";
  }
  await market.crashDatabase(random() * DOWN);
  return "database";
}

/** Where it is killed PostgreSQL 18 may wait for it for ever, and is no fault of the market's. */
function repeatsLog(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("postgres: startup");
  } catch {
    return false;
  }
}
