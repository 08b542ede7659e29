import { fork } from "node:child_process";
import { createConnection } from "node:net";
import { fileURLToPath } from "node:url";

/** The requests that the load process sends: keep-alive connections, each with one under way. */
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

/** The common part of a connection's requests is made once: the load shares the cores. */
function requestsOf(load: Load, next: () => number): (connection: number) => string {
  const { lots, tokens, method, firstAmount = 2000 } = load;
  const headOf = (connection: number, path: string) => {
    const token = tokens?.[connection % tokens.length];
    return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${token ? `authorization: Bearer ${token}\r\n` : ""}`;
  };
  if (!lots)
    return (connection) =>
      `${headOf(connection, numbered(load, load.path.includes("{") ? next() : 0))}\r\n`;
  const heads = Array.from(
    { length: load.connections },
    (_, i) => `${headOf(i, load.path)}content-type: application/json\r\ncontent-length: `,
  );
  return (connection) => {
    const n = next();
    const amount = firstAmount + Math.floor(n / lots.length);
    const body = `{"product_id":${lots[n % lots.length]},"amount":${amount}}`;
    return `${heads[connection]}${body.length}\r\n\r\n${body}`;
  };
}

const LENGTH = "content-length: ";

/** The status of a reply that has come in whole; undefined while some of it is missing. */
function statusOf(reply: Buffer): string | undefined {
  const headEnd = reply.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const head = reply.toString("latin1", 0, headEnd);
  const at = head.indexOf(LENGTH);
  const length = at < 0 ? 0 : Number.parseInt(head.slice(at + LENGTH.length), 10);
  return reply.length < headEnd + 4 + length ? undefined : head.slice(9, 12);
}

async function run(load: Load): Promise<Measured> {
  const latencies: number[] = [];
  const byStatus: Record<string, number> = {};
  let count = 0;
  const requestText = requestsOf(load, () => count++);
  const deadline = performance.now() + load.seconds * 1000;
  // Read by one connection at a time: what is not a whole reply is copied.
  const buffer = Buffer.allocUnsafe(64 * 1024);

  await Promise.all(
    Array.from(
      { length: load.connections },
      (_, i) =>
        new Promise<void>((done, fail) => {
          let missing: Buffer | undefined;
          let sentAt = 0;
          const read = (bytes: number) => {
            const chunk = buffer.subarray(0, bytes);
            const reply = missing ? Buffer.concat([missing, chunk]) : chunk;
            const status = statusOf(reply);
            if (status === undefined) {
              missing = missing ? reply : Buffer.from(chunk);
              return true;
            }
            missing = undefined;
            byStatus[status] = (byStatus[status] ?? 0) + 1;
            latencies.push(performance.now() - sentAt);
            send();
            return true;
          };
          const socket = createConnection({
            port: load.port,
            host: "127.0.0.1",
            noDelay: true,
            onread: { buffer, callback: read },
          });
          const send = () => {
            sentAt = performance.now();
            if (sentAt > deadline) return void socket.end(() => done());
            socket.write(requestText(i), "latin1");
          };
          socket.on("connect", send).on("error", fail);
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
