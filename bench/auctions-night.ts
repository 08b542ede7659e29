import { fork } from "node:child_process";
import { createConnection } from "node:net";
import { fileURLToPath } from "node:url";
import { quantile } from "./parts/load.ts";
import { type BenchMarket, createBenchMarket, someBuyers, someLots } from "./parts/market.ts";
import { type ReceivedEntry, receiverOf } from "./parts/received.ts";
import { table } from "./parts/table.ts";

/**
 * An auction night, open loop: bids, pages and lists are sent at their time whether or not the ones
 * before were answered, so that a stall is counted in full. 300 bids a second over 200 auctions of
 * which ten are hot, 5,000 subscribers, 100 pages and 50 never repeated lists a second.
 */
const MINUTES = Number(process.env.MINUTES ?? 5);
const SUBSCRIBERS = Number(process.env.SUBSCRIBERS ?? 5000);
const RATES = { bids: 300, pages: 100, lists: 50 };
const LOTS = 200;
const HOT = 10;
/** Two bids in three go to the hot auctions. */
const HOT_SHARE = 2 / 3;
/** Connections that carry each part of the load: no bid waits here for a page that is late. */
const CONNECTIONS = { bids: 256, pages: 256, lists: 64 };

interface Sent {
  readonly kind: keyof typeof RATES;
  readonly text: string;
  /** When it should be sent, in milliseconds from the start. */
  readonly at: number;
  readonly lot?: number;
}

interface Report {
  readonly waits: Record<keyof typeof RATES, number[]>;
  readonly statuses: Record<string, number>;
  readonly acknowledged: [lot: number, seq: number, at: number][];
}

interface LoadOrder {
  readonly tokens: string[];
  readonly lots: number[];
  readonly urls: string[];
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends everything at its time, from a process of its own. */
async function sendLoad(port: number, tokens: string[], lots: number[], urls: string[]) {
  const report: Report = {
    waits: { bids: [], pages: [], lists: [] },
    statuses: {},
    acknowledged: [],
  };
  type Take = (one: Sent) => void;
  const aLine = () => ({ free: [] as Take[], waiting: [] as Sent[] });
  const lines = { bids: aLine(), pages: aLine(), lists: aLine() };
  const begun = performance.now();
  const now = () => performance.now() - begun;
  let underWay = 0;

  const connect = ({ free, waiting }: ReturnType<typeof aLine>) => {
    let sent: Sent | undefined;
    let buffered = Buffer.alloc(0);
    const socket = createConnection(port, "127.0.0.1").setNoDelay(true);
    const take = (one: Sent) => {
      sent = one;
      socket.write(one.text);
    };
    const next = () => {
      const one = waiting.shift();
      if (one) take(one);
      else free.push(take);
    };
    socket
      .on("connect", next)
      .on("error", () => undefined)
      .on("data", (chunk) => {
        buffered = buffered.length ? Buffer.concat([buffered, chunk]) : chunk;
        const headEnd = buffered.indexOf("\r\n\r\n");
        if (headEnd < 0 || !sent) return;
        const head = buffered.toString("latin1", 0, headEnd);
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (buffered.length < headEnd + 4 + length) return;
        const body = buffered.toString("utf8", headEnd + 4);
        buffered = Buffer.alloc(0);
        finish(sent, head.slice(9, 12), body);
        next();
      });
  };
  const finish = (sent: Sent, status: string, body: string) => {
    underWay--;
    report.waits[sent.kind].push(now() - sent.at);
    const name = `${sent.kind} ${status}`;
    report.statuses[name] = (report.statuses[name] ?? 0) + 1;
    if (sent.kind !== "bids" || status !== "200") return;
    report.acknowledged.push([sent.lot ?? 0, JSON.parse(body).data.seq, Date.now()]);
  };
  const send = (one: Sent) => {
    underWay++;
    const { free, waiting } = lines[one.kind];
    const take = free.pop();
    if (take) take(one);
    else waiting.push(one);
  };
  for (const kind of Object.keys(CONNECTIONS) as (keyof typeof CONNECTIONS)[])
    for (let i = 0; i < CONNECTIONS[kind]; i++) connect(lines[kind]);
  await pause(500);

  const prices = new Map(lots.map((lot) => [lot, 2000]));
  const makers: Record<keyof typeof RATES, (n: number, at: number) => Sent> = {
    bids: (n, at) => {
      const hot = Math.random() < HOT_SHARE;
      const lot = lots[hot ? n % HOT : HOT + (n % (LOTS - HOT))] as number;
      const amount = (prices.get(lot) ?? 2000) + 1;
      prices.set(lot, amount);
      const body = JSON.stringify({ product_id: lot, amount });
      const text =
        "POST /api/auction HTTP/1.1\r\nhost: 127.0.0.1\r\n" +
        `authorization: Bearer ${tokens[n % tokens.length]}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
      return { kind: "bids", text, at, lot };
    },
    pages: (n, at) => ({
      kind: "pages",
      text: `GET /auctiondetail/${urls[n % urls.length]} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`,
      at,
    }),
    lists: (n, at) => ({
      kind: "lists",
      text: `GET /api/product/shop?min_price=${n + 1} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`,
      at,
    }),
  };
  const sentSoFar = { bids: 0, pages: 0, lists: 0 };
  const start = now();
  while (now() - start < MINUTES * 60_000) {
    for (const kind of Object.keys(RATES) as (keyof typeof RATES)[]) {
      const due = ((now() - start) / 1000) * RATES[kind];
      while (sentSoFar[kind] < due) {
        const n = sentSoFar[kind]++;
        send(makers[kind](n, start + (n / RATES[kind]) * 1000));
      }
    }
    await pause(2);
  }
  for (let i = 0; underWay > 0 && i < 300; i++) await pause(100);
  process.send?.(report);
}

/** Subscribers note when each entry arrived last and how many received it, by lot and seq. */
async function subscribe(port: number, lots: number[]) {
  const received = new Map<string, ReceivedEntry>();
  const hot = lots
    .slice(0, HOT)
    .map((lot) => ({ lot, newReader: receiverOf(lot, received), count: 0 }));
  const buffer = Buffer.allocUnsafe(64 * 1024);
  let open = 0;
  for (let i = 0; i < SUBSCRIBERS; i++) {
    const one = hot[i % HOT] as (typeof hot)[number];
    one.count++;
    const read = one.newReader();
    let greeted = false;
    const callback = (size: number) => {
      if (!greeted) open++;
      greeted = true;
      read(buffer.subarray(0, size));
      return true;
    };
    const socket = createConnection({ port, host: "127.0.0.1", onread: { buffer, callback } });
    socket.on("error", () => undefined);
    socket.write(`GET /api/auction/stream/${one.lot} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
    if (i % 100 === 99) await pause(30);
  }
  // A stream begins when the server answers: who is not there yet cannot hear the first bids.
  for (let i = 0; open < SUBSCRIBERS && i < 6000; i++) await pause(10);
  if (open < SUBSCRIBERS) console.error(`${SUBSCRIBERS - open} streams did not open in a minute`);
  const perLot = hot.map(({ lot, count }): [number, number] => [lot, count]);
  process.send?.("open");
  process.once("message", () => process.send?.({ received: [...received], perLot }));
}

const [role, port, ...given] = process.argv.slice(2);
if (process.send && role === "load") {
  process.once("message", (message) => {
    const { tokens, lots, urls } = message as LoadOrder;
    void sendLoad(Number(port), tokens, lots, urls);
  });
} else if (process.send && role === "subscribe") {
  await subscribe(Number(port), JSON.parse(given[0] ?? "[]"));
} else {
  await measureNight(await createBenchMarket());
}

function child(market: BenchMarket, as: string, ...args: string[]) {
  const process_ = fork(fileURLToPath(import.meta.url), [as, String(market.port), ...args]);
  const message = <T>() =>
    new Promise<T>((resolve) => process_.once("message", (m) => resolve(m as T)));
  return { process: process_, message };
}

async function measureNight(market: BenchMarket) {
  const tokens = (await someBuyers(market.db, 300)).map((buyer) => buyer.token);
  const lots = await someLots(market.db, LOTS);
  const { rows } = await market.db.query<{ url: string }>(
    "select url from lots where id = any($1) order by id",
    [lots],
  );
  const subscribers = child(market, "subscribe", JSON.stringify(lots));
  await subscribers.message();
  const load = child(market, "load");
  load.process.send({ tokens, lots, urls: rows.map((row) => row.url) });
  const report = await load.message<Report>();
  await pause(2000);
  subscribers.process.send("report");
  const { received, perLot } = await subscribers.message<{
    received: [string, ReceivedEntry][];
    perLot: [number, number][];
  }>();
  const ledger = await market.db.query<{ lot_id: string; seq: number }>(
    "select lot_id, seq from ledger_entries where lot_id = any($1) and kind = 'bid'",
    [lots],
  );
  for (const { process: one } of [load, subscribers]) one.kill();
  await market.stop();

  const written = new Set(ledger.rows.map(({ lot_id, seq }) => `${lot_id}:${seq}`));
  const lost = report.acknowledged.filter(([lot, seq]) => !written.has(`${lot}:${seq}`)).length;
  const all = new Map(received);
  const listening = new Map(perLot);
  const watched = report.acknowledged.filter(([lot]) => listening.has(lot));
  const unheard = watched.filter(
    ([lot, seq]) => all.get(`${lot}:${seq}`)?.count !== listening.get(lot),
  ).length;
  const news = watched
    .map(([lot, seq, at]) => (all.get(`${lot}:${seq}`)?.last ?? Number.POSITIVE_INFINITY) - at)
    .sort((a, b) => a - b);
  const quantiles = (values: number[]) => {
    values.sort((a, b) => a - b);
    return [0.5, 0.99, 0.999].map((q) => quantile(values, q));
  };
  table(
    "Auction night",
    ["", "count", "p50 ms", "p99 ms", "p99.9 ms"],
    [
      ["bids acknowledged", report.acknowledged.length, ...quantiles(report.waits.bids)],
      ["last subscriber's news", news.length, ...quantiles(news)],
      ["pages", report.waits.pages.length, ...quantiles(report.waits.pages)],
      ["lists never repeated", report.waits.lists.length, ...quantiles(report.waits.lists)],
    ],
    `${MINUTES} minutes, ${SUBSCRIBERS} subscribers. Acknowledged and not in the ledger: ${lost}. ` +
      `Bids not heard by every subscriber of their lot: ${unheard}. Answers: ` +
      Object.entries(report.statuses)
        .map(([name, count]) => `${name}: ${count}`)
        .join(", "),
  );
}
