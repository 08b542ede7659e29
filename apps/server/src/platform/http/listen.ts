import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/** Connections that may wait to be taken: thousands come back together after a restart. */
const BACKLOG = 4096;
/**
 * A listening socket gives Node one connection in a turn of the event loop (libuv pull request
 * 3696). A turn of a busy market takes 20 ms: five hundred bidders who come together waited ten
 * seconds for one socket.
 */
const SOCKETS = 16;

export interface Where {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
}

/**
 * Opens an app to the network, on several sockets that share the port; on one where the system
 * cannot share ports (macOS, Windows). Closed with the app.
 * @returns the port
 * @throws EADDRINUSE when another process has the port, or what else the system says
 */
export async function listen(app: FastifyInstance, { port, host }: Where): Promise<number> {
  const more: Server[] = [];
  app.addHook("preClose", async () => {
    for (const server of more) server.close();
  });
  if (process.platform !== "linux") {
    await app.listen({ port, host, backlog: BACKLOG });
    return portOf(app.server);
  }
  // Sockets that share a port would also share it with another market.
  if (port !== 0) await listenOn(createServer(), { port, host }).then(closed);
  const shared = { host, backlog: BACKLOG, reusePort: true };
  await app.listen({ port, ...shared } as Where);
  const taken = { port: portOf(app.server), ...shared };
  for (let i = 1; i < SOCKETS; i++) {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit("connection", socket),
    );
    more.push(await listenOn(server, taken));
  }
  return taken.port;
}

async function listenOn(server: Server, where: Where): Promise<Server> {
  server.listen(where);
  await once(server, "listening");
  return server;
}

const closed = (server: Server) => new Promise<void>((done) => server.close(() => done()));

const portOf = (server: FastifyInstance["server"]): number =>
  (server.address() as AddressInfo).port;
