import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../addresses/network-of.ts";
import { refuseOnSocket } from "../problems/refuse-on-socket.ts";

/** Milliseconds that a client has for its request's headers. */
export const HEADERS_MS = 15_000;
/** For a whole request where files may come: one of 10 MB takes a quarter of an hour at 12 KB/s. */
export const UPLOAD_MS = 900_000;
/** For any other body: those are small. */
const BODY_MS = 20_000;
/** How often Node looks for requests that are late. */
export const CHECK_MS = 5_000;

interface ConnectionLimits {
  /** For all clients together. */
  readonly all: number;
  readonly perAddress: number;
  /** A proxy's connections are many visitors'. */
  readonly isProxy: (address: string) => boolean;
}

/** Closes connections beyond what one address, or all together, may hold. */
export function limitConnections(
  server: Server,
  { all, perAddress, isProxy }: ConnectionLimits,
): void {
  const open = new Map<string, number>();
  server.maxConnections = all;
  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perAddress) return void socket.destroy();
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/**
 * A small body that is not here in time closes its connection. Nearly all come with their headers:
 * only for those that are missing when a turn of the event loop is over a timer is wound.
 */
export function limitBodyTime(app: FastifyInstance, milliseconds = BODY_MS): void {
  let begun: IncomingMessage[] = [];
  const watchMissing = () => {
    const requests = begun;
    begun = [];
    for (const request of requests) if (!request.complete && !request.destroyed) watch(request);
  };
  const watch = (request: IncomingMessage) => {
    const { socket } = request;
    const timeout = setTimeout(() => refuseOnSocket(socket, "too_slow"), milliseconds);
    request.once("end", () => clearTimeout(timeout)).once("close", () => clearTimeout(timeout));
  };

  app.addHook("onRequest", (request, _reply, done) => {
    const { raw } = request;
    // A test's injected request comes over no line.
    if (hasSmallBody(request) && raw.socket instanceof Socket) {
      if (begun.length === 0) setImmediate(watchMissing);
      begun.push(raw);
    }
    done();
  });
}

const hasSmallBody = ({ headers, routeOptions }: FastifyRequest) =>
  !routeOptions.config.operation?.files &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0);

/** Whether a request names its host more than once: proxies and servers disagree on which counts. */
export function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") count++;
  return count > 1;
}
