import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { traceHttp } from "./trace-http.ts";
import { traceSql } from "./trace-sql.ts";
import { traceBids, traceJobs, traceRedis } from "./trace-work.ts";

export interface Tracing {
  /** Sends what is still to be sent; waits for it some seconds at most. */
  stop(): Promise<void>;
}

/**
 * Sends spans to a collector from now on, as OpenTelemetry's own variables say: where to
 * (`OTEL_EXPORTER_OTLP_*`, OTLP as JSON over HTTP), how many (`OTEL_TRACES_SAMPLER`), under which
 * name (`OTEL_SERVICE_NAME`). Only this file and what it imports load OpenTelemetry.
 */
export function startTracing(): Tracing {
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
      await provider.shutdown();
    },
  };
}
