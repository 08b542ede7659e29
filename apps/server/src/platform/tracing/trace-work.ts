import { type TracingChannel, tracingChannel } from "node:diagnostics_channel";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, type Tracer } from "@opentelemetry/api";
import { batches, jobs, queuedBids } from "./channels.ts";
import { contextOf, spanForEach } from "./span-scope.ts";

/**
 * A bid's wait, and the transaction that decides it with others. The transaction stands in the
 * trace of its first bid; it and the other bids are linked both ways.
 */
export function traceBids(tracer: Tracer): () => void {
  const waiting = new WeakMap<object, Span>();
  const stops = [
    spanForEach(queuedBids, ({ bid }, parent) => {
      const span = tracer.startSpan("bid queue", { kind: SpanKind.INTERNAL }, parent);
      waiting.set(bid, span);
      return span;
    }),
    spanForEach(batches, ({ bids }) => {
      const [first, ...others] = bids.flatMap((bid) => waiting.get(bid) ?? []);
      const batch = tracer.startSpan(
        "bid batch",
        {
          attributes: { "rebale.bids": bids.length },
          links: others.map((span) => ({ context: span.spanContext() })),
        },
        first ? contextOf(first) : ROOT_CONTEXT,
      );
      for (const span of others) span.addLink({ context: batch.spanContext() });
      return batch;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A trace of its own for each job. */
export const traceJobs = (tracer: Tracer): (() => void) =>
  spanForEach(jobs, ({ name }) =>
    tracer.startSpan(
      `process ${name}`,
      {
        kind: SpanKind.CONSUMER,
        attributes: {
          "messaging.system": "graphile_worker",
          "messaging.operation.name": "process",
          "messaging.operation.type": "process",
          "messaging.destination.name": name,
        },
      },
      ROOT_CONTEXT,
    ),
  );

interface RedisMessage {
  readonly command: string;
}

/** Commands without their keys and values, as part of something traced only. */
export const traceRedis = (tracer: Tracer): (() => void) =>
  spanForEach(
    tracingChannel("ioredis:command") as unknown as TracingChannel<unknown, RedisMessage>,
    ({ command }, parent: Context) => {
      if (parent === ROOT_CONTEXT) return undefined;
      const operation = command.toUpperCase();
      const attributes = { "db.system.name": "redis", "db.operation.name": operation };
      return tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent);
    },
  );
