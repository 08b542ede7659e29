import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "@rebale/embedded-database";
import pg from "pg";
import { freePort, someBuyers, someLots } from "../../bench/parts/market.ts";
import type { Entry, LotEnd, LotSet } from "./history.ts";
import { type MarketNode, marketNode } from "./market-node.ts";
import { openRelay, type Relay } from "./relay.ts";

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
  stop(): Promise<void>;
}

const NODES = 2;
const unlimited = Object.fromEntries(
  [
    "VISITOR_PER_MINUTE",
    "MEMBER_PER_MINUTE",
    "BIDS_PER_MINUTE",
    "BIDS_BURST",
    "STREAMS_PER_ADDRESS",
    "CONNECTIONS_PER_ADDRESS",
  ].map((name) => [`RATE_${name}`, "1000000"]),
);

/** @param log where the nodes' output goes: a file that stays */
export async function openSmallMarket(log: string): Promise<SmallMarket> {
  const folder = mkdtempSync(join(tmpdir(), "rebale-faults-"));
  const quiet = { info: () => undefined, warn: () => undefined };
  const database = await startEmbeddedDatabase({ folder, log: quiet });
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
      const back = await openRelay(database.port);
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
      fronts.push(await openRelay(node.port));
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
    databaseProcesses: () => (database.pid ? [database.pid, ...childrenOf(database.pid)] : []),
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

const INCREMENT = 10;
const MARKET_VALUE = 1000;
const SOFT_CLOSE_MINUTES = 1;

/** Lots that end in so many seconds, at the latest so many later, and buyers to bid on them. */
export async function prepareAuctions(
  databaseUrl: string,
  { lots, buyers, seconds, longer }: Record<"lots" | "buyers" | "seconds" | "longer", number>,
): Promise<{ lots: LotSet[]; bidders: { bidder: string; token: string }[] }> {
  const db = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const bidders = await someBuyers(db, buyers);
    const ids = await someLots(db, lots);
    const { rows } = await db.query<{ id: string; hard: Date }>(
      `with ending as (
         update auctions set ends_at = date_trunc('milliseconds', now()) + make_interval(secs => $2)
         where lot_id = any($1::bigint[]))
       update lots set bid_increment = $4, soft_close_minutes = $5,
         listed_ends_at = date_trunc('milliseconds', now()) + make_interval(secs => $2),
         hard_ends_at = date_trunc('milliseconds', now()) + make_interval(secs => $3)
       where id = any($1::bigint[]) returning id, hard_ends_at as hard`,
      [ids, seconds, seconds + longer, INCREMENT * 100, SOFT_CLOSE_MINUTES],
    );
    return {
      lots: rows.map(({ id, hard }) => ({
        lot: Number(id),
        marketValue: MARKET_VALUE,
        increment: INCREMENT,
        softClose: SOFT_CLOSE_MINUTES * 60_000,
        hardEnd: hard.getTime(),
      })),
      bidders: bidders.map(({ id, token }) => ({ bidder: `buyer ${id}`, token })),
    };
  } finally {
    await db.end();
  }
}

/** How the market says that a lot ended: its public ledger, its page, its winners' own lists. */
export async function readEnd(
  node: string,
  lot: number,
  tokens: readonly string[],
): Promise<LotEnd> {
  const ledger: Entry[] = [];
  for (let more = true; more; ) {
    const page = await ask(`${node}/api/auction/ledger/${lot}?after=${ledger.at(-1)?.seq ?? 0}`);
    ledger.push(...(page.data as Entry[]));
    more = page.more as boolean;
  }
  const details = (await ask(`${node}/api/auction/details/${lot}`)).data as { heightest: number };
  const winners: string[] = [];
  for (const token of tokens) {
    const { data } = await ask(`${node}/api/auction/my-auction?won=1`, token);
    const won = (data as { product_id: { _id: string } }[]).some(
      ({ product_id }) => product_id._id === String(lot),
    );
    if (won) {
      const mine = await ask(`${node}/api/auction/details/${lot}`, token);
      winners.push((mine.data as { my_bidder: string }).my_bidder);
    }
  }
  return { lot, ledger, winners, highest: details.heightest };
}

async function ask(url: string, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
