import { fork } from "node:child_process";
import { createConnection } from "node:net";
import { fileURLToPath } from "node:url";

/**
 * What the load process is asked to send: keep-alive connections, each with one request under way.
 */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly method: "GET" | "POST";
  /** `{n}` becomes another number each time, so that no reply is remembered. */
  readonly path: string;
  /** `{k}` becomes every `step`th of these numbers, over and over. */
  readonly cycle?: { readonly from: number; readonly step: number; readonly until: number };
  /** Bearer tokens, dealt out to the connections. */
  readonly tokens?: readonly string[];
  /** Lots to bid on in turn; amounts rise by themselves from `firstAmount` rupees. */
  readonly lots?: readonly number[];
  readonly firstAmount?: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Runs the load in a process of its own, so that it does not share the server's event loop. */
export function measure(load: Load): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(load)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.once("message", (result) => resolve(result as Measured));
    child.once(
      "exit",
      (code) => code !== 0 && reject(new Error(`The load process ended with ${code}`)),
    );
  });
}

export const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

function numbered({ path, cycle }: Load, n: number): string {
  const k = cycle ? cycle.from + ((n * cycle.step) % (cycle.until - cycle.from)) : 0;
  return path.replace("{n}", String(n)).replace("{k}", String(k));
}

async function run(load: Load): Promise<Measured> {
  const latencies: number[] = [];
  const byStatus: Record<string, number> = {};
  let count = 0;
  const deadline = performance.now() + load.seconds * 1000;

  const requestText = (connection: number): string => {
    const token = load.tokens?.[connection % load.tokens.length];
    const path = numbered(load, load.path.includes("{") ? ++count : 0);
    const head = `${load.method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${token ? `authorization: Bearer ${token}\r\n` : ""}`;
    if (!load.lots) return `${head}\r\n`;
    const n = count++;
    const body = JSON.stringify({
      product_id: load.lots[n % load.lots.length],
      amount: (load.firstAmount ?? 2000) + Math.floor(n / load.lots.length),
    });
    return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };

  await Promise.all(
    Array.from(
      { length: load.connections },
      (_, i) =>
        new Promise<void>((done, fail) => {
          const socket = createConnection(load.port, "127.0.0.1").setNoDelay(true);
          let buffered = Buffer.alloc(0);
          let sentAt = 0;
          const send = () => {
            if (performance.now() > deadline) return socket.end(() => done());
            sentAt = performance.now();
            socket.write(requestText(i));
          };
          socket
            .on("connect", send)
            .on("error", fail)
            .on("data", (chunk) => {
              buffered = buffered.length ? Buffer.concat([buffered, chunk]) : chunk;
              const headEnd = buffered.indexOf("\r\n\r\n");
              if (headEnd < 0) return;
              const head = buffered.toString("latin1", 0, headEnd);
              const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
              if (buffered.length < headEnd + 4 + length) return;
              buffered = Buffer.alloc(0);
              const status = head.slice(9, 12);
              byStatus[status] = (byStatus[status] ?? 0) + 1;
              latencies.push(performance.now() - sentAt);
              send();
            });
        }),
    ),
  );
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / load.seconds,
    byStatus,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2]) {
  process.send(await run(JSON.parse(process.argv[2]) as Load));
  process.disconnect();
}
