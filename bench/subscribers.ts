import { fork } from "node:child_process";
import { createConnection } from "node:net";
import { fileURLToPath } from "node:url";
import { quantile } from "./parts/load.ts";
import { createBenchMarket, someBuyers, someLots } from "./parts/market.ts";
import { table } from "./parts/table.ts";

/**
 * One auction and 10,000 watchers: from the acknowledgement of a bid to each watcher that receives
 * it; memory a watcher.
 */
const WATCHERS = Number(process.env.WATCHERS ?? 10_000);
const BIDS = 30;
/** Connections that wait for their first line at most. */
const JOINING = 500;

/** The watchers sit in a process of their own: they note when each event arrived. */
async function watch(port: number, lot: number): Promise<void> {
  const received: number[][] = [];
  let open = 0;
  for (let i = 0; i < WATCHERS; i++) {
    const socket = createConnection(port, "127.0.0.1");
    socket.on("error", (error) => {
      console.error(`A subscriber's connection broke: ${error.message}`);
      process.exit(1);
    });
    socket.write(`GET /api/auction/stream/${lot} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
    let greeted = false;
    socket.on("data", (chunk) => {
      const at = Date.now();
      const text = chunk.toString("latin1");
      if (!greeted) {
        greeted = true;
        open++;
        if (open === WATCHERS) process.send?.({ open });
      }
      for (const [, seq] of text.matchAll(/^id: (\d+)/gm)) {
        const times = received[Number(seq)] ?? [];
        times.push(at);
        received[Number(seq)] = times;
      }
    });
    // As many join at once as one second of a busy hour brings.
    while (i - open > JOINING) await new Promise((r) => setTimeout(r, 5));
  }
  process.on("message", (message) => message === "report" && process.send?.({ received }));
}

if (process.send && process.argv[2] === "watch") {
  await watch(Number(process.argv[3]), Number(process.argv[4]));
} else {
  const market = await createBenchMarket();
  const [buyer] = await someBuyers(market.db, 1);
  const [lot] = await someLots(market.db, 1);
  const before = market.memory();
  const child = fork(fileURLToPath(import.meta.url), ["watch", String(market.port), String(lot)]);
  const message = <T>() =>
    new Promise<T>((resolve, reject) => {
      child.once("message", (m) => resolve(m as T));
      child.once("exit", () => reject(new Error("The subscribers' process ended")));
    });
  await message();
  const after = market.memory();
  const acknowledged = new Map<number, number>();
  for (let i = 0; i < BIDS; i++) {
    const reply = await fetch(`http://127.0.0.1:${market.port}/api/auction`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${buyer?.token}` },
      body: JSON.stringify({ product_id: lot, amount: 2000 + i }),
    });
    const { data } = (await reply.json()) as { data: { seq: number } };
    acknowledged.set(data.seq, Date.now());
    await new Promise((r) => setTimeout(r, 300));
  }
  await new Promise((r) => setTimeout(r, 1000));
  const reported = message<{ received: (number[] | null)[] }>();
  child.send("report");
  const { received } = await reported;
  const last = [...acknowledged]
    .map(([seq, at]) => Math.max(...(received[seq] ?? [Infinity])) - at)
    .sort((a, b) => a - b);
  const all = [...acknowledged]
    .flatMap(([seq, at]) => (received[seq] ?? []).map((t) => t - at))
    .sort((a, b) => a - b);
  const complete = [...acknowledged.keys()].every((seq) => received[seq]?.length === WATCHERS);
  child.kill();
  await market.stop();
  table(
    "Watchers of one auction",
    [
      "watchers",
      "bids",
      "every watcher heard every bid",
      "last watcher p50 ms",
      "last watcher p99 ms",
      "any watcher p50 ms",
      "any watcher p99 ms",
      "KB a watcher",
    ],
    [
      [
        WATCHERS,
        BIDS,
        complete ? "yes" : "NO",
        quantile(last, 0.5),
        quantile(last, 0.99),
        quantile(all, 0.5),
        quantile(all, 0.99),
        ((after - before) * 1024) / WATCHERS,
      ],
    ],
    "From the moment the bidder has the acknowledgement; reading all sockets in one process is part of the time.",
  );
}
