import { readFileSync } from "node:fs";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { answerProblem, refuse } from "./answer-problem.ts";
import { visitor } from "./caller.ts";
import { safeHeaders } from "./safe-headers.ts";

/**
 * A Fastify with everything every route has: safe headers, limits, the envelope for every failure.
 */
export async function openServer(config: Config, log: Logger): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    // The one proxy in front: what a visitor writes into X-Forwarded-For stands before its entry
    // and counts for nothing.
    trustProxy: config.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // A dozen pictures over a slow phone line take minutes.
    requestTimeout: 180_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    ...(config.TLS_CERT && config.TLS_KEY
      ? { https: { cert: readFileSync(config.TLS_CERT), key: readFileSync(config.TLS_KEY) } }
      : {}),
  } as object) as unknown as FastifyInstance;
  app.decorateRequest("caller", null as never);
  const safe = await safeHeaders(config, "data");
  app.addHook("onRequest", (request, reply, done) => {
    request.caller = visitor;
    reply.headers(safe);
    done();
  });
  app.setErrorHandler(answerProblem as never);
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, "not_found", "There is nothing here", []),
  );
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
  await app.register(underPressure, { maxEventLoopDelay: 4000, exposeStatusRoute: false });
  return app;
}
