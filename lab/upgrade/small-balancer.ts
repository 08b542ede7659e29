import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** Deals calls out to those nodes that say they are ready, as HAProxy does for a cluster. */
export interface Balancer {
  readonly port: number;
  isReady(port: number): boolean;
  stop(): Promise<void>;
}

/** How often nodes are asked whether they are ready, milliseconds. */
const CHECK_MS = 100;

/** @param ports of the nodes */
export async function createBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  // A connection of its own for each call: a kept one may be closed just as a call is sent.
  const agent = new Agent();
  const check = setInterval(() => {
    for (const port of ports)
      void fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => void (ok ? ready.add(port) : ready.delete(port)),
        () => ready.delete(port),
      );
  }, CHECK_MS);
  let turn = 0;
  const server = createServer(async (call, reply) => {
    const body = await buffer(call).catch(() => null);
    if (!body) return;
    const nodes = [...ready];
    turn++;
    for (const i of nodes.keys()) {
      const port = nodes[(turn + i) % nodes.length] as number;
      if (await pass({ call, body, reply }, port, agent)) return;
    }
    reply.writeHead(503, { "retry-after": "1" }).end("{}");
  });
  // Longer than a bidder on a busy machine is silent.
  server.keepAliveTimeout = 120_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    isReady: (port) => ready.has(port),
    async stop() {
      clearInterval(check);
      agent.destroy();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Call {
  readonly call: IncomingMessage;
  readonly body: Buffer;
  readonly reply: ServerResponse;
}

/** Whether the node took it: a call that reached one is not sent to another. */
const pass = ({ call, body, reply }: Call, port: number, agent: Agent): Promise<boolean> =>
  new Promise((resolve) => {
    const { method, url: path, headers } = call;
    const forward = request({ host: "127.0.0.1", port, method, path, headers, agent });
    forward.once("response", (answer) => {
      // Its own connection to the node may close; the caller's stays.
      const { connection: _, ...passedOn } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, passedOn);
      answer.pipe(reply).once("close", () => answer.destroy());
      answer.once("error", () => reply.destroy());
      resolve(true);
    });
    forward.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return resolve(false);
      reply.destroy();
      resolve(true);
    });
    forward.end(body);
  });
