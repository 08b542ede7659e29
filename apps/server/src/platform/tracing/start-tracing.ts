import { DiagLogLevel, diag } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { Logger as Log } from "pino";
import { traceHttp } from "./trace-http.ts";
import { traceSql } from "./trace-sql.ts";
import { traceBids, traceJobs, traceRedis } from "./trace-work.ts";

/** Milliseconds between two lines about a collector that takes nothing; it is tried every 5 s. */
const REPEAT_AFTER_MS = 60_000;

export interface Tracing {
  /** Sends what is still to be sent; waits for it some seconds at most. */
  stop(): Promise<void>;
}

/**
 * Sends spans to a collector from now on, as OpenTelemetry's own variables say: where to
 * (`OTEL_EXPORTER_OTLP_*`, OTLP as JSON over HTTP), how many (`OTEL_TRACES_SAMPLER`), under which
 * name (`OTEL_SERVICE_NAME`). A collector that cannot be reached costs the spans and a line in the
 * log. Only this file and what it imports load OpenTelemetry.
 */
export function startTracing(log: Pick<Log, "warn">): Tracing {
  const report = logFailures(log);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": "rebale" }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("rebale");
  const stops = [traceHttp, traceBids, traceJobs, traceSql, traceRedis].map((each) => each(tracer));
  return {
    async stop() {
      for (const stop of stops) stop();
      // Spans that are lost must not fail the close of the market.
      await provider.shutdown().catch((error) => report(String(error)));
    },
  };
}

/** Also receives what OpenTelemetry says of its own. */
function logFailures(log: Pick<Log, "warn">): (reason: string) => void {
  let lastReport = Number.NEGATIVE_INFINITY;
  const report = (reason: string) => {
    if (performance.now() - lastReport < REPEAT_AFTER_MS) return;
    lastReport = performance.now();
    log.warn({ reason }, "the traces' collector takes no spans");
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  return report;
}
