import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status: { readonly code?: number };
  /** Attributes by name. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A collector for senders of traces by OTLP over HTTP, as JSON. */
export async function createCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    bodies.push(
      `${request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body}`.toString(),
    );
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that was sent, word for word. */
    text: () => bodies.join("\n"),
    spans: (): CollectedSpan[] =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: Scope[] }) =>
          scopeSpans.flatMap(({ spans }) => spans.map(readable)),
        ),
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number>>;
}
type SentSpan = Omit<CollectedSpan, "values"> & { readonly attributes: readonly Attribute[] };
interface Scope {
  readonly spans: readonly SentSpan[];
}

const readable = ({ attributes, ...span }: SentSpan): CollectedSpan => ({
  ...span,
  values: Object.fromEntries(
    attributes.map(({ key, value }) => [key, Object.values(value)[0] as string | number]),
  ),
});
