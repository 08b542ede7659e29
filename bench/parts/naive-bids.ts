import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** @returns ids of lots in the baseline's own tables */
export async function createNaiveLots(db: pg.Pool): Promise<number[]> {
  await db.query(readFileSync(new URL("./naive-schema.sql", import.meta.url), "utf8"));
  const { rows } = await db.query<{ id: string }>("select id from naive_lots order by id");
  return rows.map(({ id }) => Number(id));
}

/**
 * The baseline: every bid a transaction of its own that locks the lot's row, sent directly to the
 * database by as many clients.
 */
export function measureNaiveBids(
  databaseUrl: string,
  lots: readonly number[],
  bidders: readonly number[],
  clients: number,
  seconds: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(
      fileURLToPath(import.meta.url),
      [JSON.stringify({ databaseUrl, lots, bidders, clients, seconds })],
      {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      },
    );
    child.once("message", (perSecond) => resolve(perSecond as number));
    child.once(
      "exit",
      (code) => code !== 0 && reject(new Error(`The baseline ended with ${code}`)),
    );
  });
}

async function run({
  databaseUrl,
  lots,
  bidders,
  clients,
  seconds,
}: {
  databaseUrl: string;
  lots: number[];
  bidders: number[];
  clients: number;
  seconds: number;
}): Promise<number> {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      return client;
    }),
  );
  let decided = 0;
  let asked = 0;
  const deadline = performance.now() + seconds * 1000;
  await Promise.all(
    connections.map(async (client, i) => {
      while (performance.now() < deadline) {
        const n = asked++;
        const lot = lots[n % lots.length];
        const amount = 300_000_00 + Math.floor(n / lots.length) * 100;
        await client.query("begin");
        const { rows } = await client.query({
          name: "lock",
          text: "select highest_bid, ledger_seq, ends_at, clock_timestamp() as now from naive_lots where id = $1 for update",
          values: [lot],
        });
        const { highest_bid, ledger_seq, ends_at, now } = rows[0];
        if (amount > Number(highest_bid) && now < ends_at) {
          await client.query({
            name: "insert",
            text: `insert into naive_entries (lot_id, seq, kind, amount, at, bidder_id, bidder, bidder_mark, ends_at, previous, hash) values ($1, $2, 'bid', $3, $4, $5, '', '', $6, '', '')`,
            values: [
              lot,
              Number(ledger_seq) + 1,
              amount,
              now,
              bidders[i % bidders.length],
              ends_at,
            ],
          });
          await client.query({
            name: "update",
            text: "update naive_lots set highest_bid = $2, ledger_seq = ledger_seq + 1, bid_count = bid_count + 1 where id = $1",
            values: [lot, amount],
          });
        }
        await client.query("commit");
        decided++;
      }
    }),
  );
  await Promise.all(connections.map((c) => c.end()));
  return decided / seconds;
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2]) {
  process.send(await run(JSON.parse(process.argv[2])));
  process.disconnect();
}
