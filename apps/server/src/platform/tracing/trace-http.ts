import { subscribe, unsubscribe } from "node:diagnostics_channel";
import {
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { contextOf, scope } from "./span-scope.ts";

/** Asked every few seconds by those who run it. */
const UNTRACED = new Set(["/api/health", "/api/ready", "/api/metrics"]);

/** A span for each request to a Fastify that is opened from now on. */
export function traceHttp(tracer: Tracer): () => void {
  const spans = new WeakMap<FastifyRequest, Span>();

  const onOpened = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRequest", (request, _reply, done) => {
      if (UNTRACED.has(request.routeOptions.url ?? "")) return done();
      const span = openSpan(tracer, request);
      spans.set(request, span);
      scope.run(contextOf(span), done);
    });
    // The body's end comes by way of the socket, which knows of no span.
    fastify.addHook("preHandler", (request, _reply, done) => {
      const span = spans.get(request);
      if (span) scope.run(contextOf(span), done);
      else done();
    });
    fastify.addHook("onResponse", (request, reply, done) => {
      const span = spans.get(request);
      span?.setAttribute("http.response.status_code", reply.statusCode);
      if (reply.statusCode >= 500) {
        span?.setAttribute("error.type", String(reply.statusCode));
        span?.setStatus({ code: SpanStatusCode.ERROR });
      }
      span?.end();
      done();
    });
  };
  subscribe("fastify.initialization", onOpened);
  return () => void unsubscribe("fastify.initialization", onOpened);
}

/**
 * Only the route's pattern: paths and query strings may carry tokens and names. What a caller says
 * of a trace of theirs is a link, not the parent: strangers choose neither our traces nor which are
 * kept.
 */
function openSpan(
  tracer: Tracer,
  { method, routeOptions, protocol, headers }: FastifyRequest,
): Span {
  const route = routeOptions.url;
  const theirs = callersTrace(headers.traceparent);
  return tracer.startSpan(
    route ? `${method} ${route}` : method,
    {
      kind: SpanKind.SERVER,
      attributes: {
        "http.request.method": method,
        "url.scheme": protocol,
        ...(route && { "http.route": route }),
      },
      ...(theirs && { links: [{ context: theirs }] }),
    },
    ROOT_CONTEXT,
  );
}

const callersTrace = (header: string | string[] | undefined): SpanContext | null =>
  typeof header === "string" ? parseTraceParent(header) : null;
