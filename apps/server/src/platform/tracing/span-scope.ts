import { AsyncLocalStorage } from "node:async_hooks";
import type { TracingChannel } from "node:diagnostics_channel";
import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from "@opentelemetry/api";

/** The span that the work at hand belongs to. */
export const scope = new AsyncLocalStorage<Context>();

export const contextOf = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span);

/**
 * Marks a span as failed by the error's code or class. Its words stay in the log: they may quote
 * what somebody typed.
 */
export function fail(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttribute("error.type", String(code ?? name ?? "Error"));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Opens a span for each message of a channel; the work runs inside it. */
export function spanForEach<M extends object>(
  channel: TracingChannel<unknown, M>,
  open: (message: M, parent: Context) => Span | undefined,
): () => void {
  const spans = new WeakMap<M, Span>();
  channel.start.bindStore(
    scope as never,
    ((message: M) => {
      const span = open(message, scope.getStore() ?? ROOT_CONTEXT);
      if (!span) return scope.getStore();
      spans.set(message, span);
      return contextOf(span);
    }) as never,
  );
  const listeners = {
    error: (message: M & { error: unknown }) => {
      const span = spans.get(message);
      if (span) fail(span, message.error);
    },
    asyncEnd: (message: M) => spans.get(message)?.end(),
  };
  channel.subscribe(listeners as never);
  return () => {
    channel.start.unbindStore(scope as never);
    channel.unsubscribe(listeners as never);
  };
}
