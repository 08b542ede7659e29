import { readFileSync } from "node:fs";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { problems } from "@rebale/contract";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Deps } from "../../deps.ts";
import type { DiskWatch } from "../../files/disk.ts";
import { isInNetworks } from "../addresses/network-of.ts";
import { visitor } from "../caller.ts";
import {
  CHECK_MS,
  HEADERS_MS,
  hasTwoHosts,
  limitBodyTime,
  limitConnections,
  UPLOAD_MS,
} from "../limits/connection-limits.ts";
import { limitPressure } from "../limits/limit-pressure.ts";
import { answerProblem, refuse } from "../problems/answer-problem.ts";
import { Problem } from "../problems/problem.ts";
import { refuseBroken } from "../problems/refuse-on-socket.ts";
import { compileSerializersLazily } from "../reply-schema.ts";
import { shutDownGracefully } from "./graceful-shutdown.ts";
import { logCalls, newReference } from "./log-calls.ts";
import { safeHeaders } from "./safe-headers.ts";

declare module "fastify" {
  interface FastifyInstance {
    disk: DiskWatch;
  }
}

/**
 * A Fastify with everything every route has: safe headers, limits, the envelope for every failure.
 */
export async function createHttpServer({
  config,
  log,
  disk,
}: Pick<Deps, "config" | "log" | "disk">): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newReference,
    requestIdHeader: false,
    // A visitor's text in X-Forwarded-For stands before the proxies' entries and counts for
    // nothing.
    trustProxy: config.TRUST_PROXY.length > 0 && config.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    requestTimeout: UPLOAD_MS,
    clientErrorHandler: refuseBroken,
    keepAliveTimeout: 72_000,
    // Once calls that were under way are answered: see shutDownGracefully.
    forceCloseConnections: true,
    return503OnClosing: false,
    ...(config.TLS_CERT && config.TLS_KEY
      ? {
          https: {
            cert: readFileSync(config.TLS_CERT),
            key: readFileSync(config.TLS_KEY),
            connectionsCheckingInterval: CHECK_MS,
          },
        }
      : { http: { connectionsCheckingInterval: CHECK_MS } }),
  } as object) as unknown as FastifyInstance;
  shutDownGracefully(app, config.DRAIN_SECONDS);
  app.server.headersTimeout = HEADERS_MS;
  limitConnections(app.server, {
    all: config.MAX_CONNECTIONS,
    perAddress: config.RATE_CONNECTIONS_PER_ADDRESS,
    isProxy: (address) => isInNetworks(address, config.TRUST_PROXY),
  });
  app.decorateRequest("caller", null as never);
  app.decorateRequest("visitor", null as never);
  app.decorate("disk", disk);
  const safe = await safeHeaders(config, "data");
  app.addHook("onRequest", (request, reply, done) => {
    request.caller = visitor;
    reply.headers(safe);
    if (hasTwoHosts(request))
      throw new Problem("invalid_input", { msg: { en: "Name one host", hi: "एक ही होस्ट लिखिए" } });
    done();
  });
  logCalls(app);
  limitBodyTime(app);
  compileSerializersLazily(app);
  app.setErrorHandler(answerProblem as never);
  app.setNotFoundHandler((_request, reply) => refuse(reply, "not_found", problems.not_found, []));
  // A GET with a JSON content type and no body, as some clients send, is a plain GET.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    if (body === "") return done(null, undefined);
    void app.getDefaultJsonParser("error", "error")(_request, body as string, done);
  });
  // Lists are what phones wait for. A quick setting: replies are made anew each time, scripts and
  // pages come compressed already.
  await app.register(compress, {
    threshold: 2048,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  await limitPressure(app, config.MAX_LOOP_DELAY);
  return app;
}
