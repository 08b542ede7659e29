import { type Span, SpanKind, type Tracer } from "@opentelemetry/api";
import pg from "pg";
import { fail, scope } from "./span-scope.ts";

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/**
 * A span for each statement that is part of something traced; what is polled by the clock is not.
 * Statements carry `$1`, never values, and values stay out of the span.
 */
export function traceSql(tracer: Tracer): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function tracedQuery(...args) {
    const parent = scope.getStore();
    const [statement, values, callback] = args;
    const text = textOf(statement);
    if (!parent || text === undefined) return original.apply(this, args);
    const span = tracer.startSpan(
      nameOf(statement, text),
      { kind: SpanKind.CLIENT, attributes: attributesOf(this, statement, text) },
      parent,
    );
    const given = [callback, values].find((one) => typeof one === "function") as Callback;
    if (given) {
      const end: Callback = (error, result) => {
        settle(span, error);
        given(error, result);
      };
      return original.apply(
        this,
        args.map((arg) => (arg === given ? end : arg)),
      );
    }
    const asked = original.apply(this, args);
    if (!(asked instanceof Promise)) {
      span.end();
      return asked;
    }
    return asked.then(
      (result) => {
        settle(span, null);
        return result;
      },
      (error) => {
        settle(span, error);
        throw error;
      },
    );
  };
  return () => {
    prototype.query = original;
  };
}

function settle(span: Span, error: unknown): void {
  if (error) {
    fail(span, error);
    const { code } = error as { code?: unknown };
    if (typeof code === "string") span.setAttribute("db.response.status_code", code);
  }
  span.end();
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === "string") return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : undefined;
}

const operationOf = (text: string) => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? "QUERY";

/** A prepared statement's name says more than its first word. */
const nameOf = (statement: unknown, text: string): string => {
  const { name } = statement as { name?: unknown };
  return typeof name === "string" ? name : operationOf(text);
};

const attributesOf = (client: pg.Client, statement: unknown, text: string) => ({
  "db.system.name": "postgresql",
  "db.operation.name": operationOf(text),
  "db.query.summary": nameOf(statement, text),
  "db.query.text": text,
  ...(client.database && { "db.namespace": client.database }),
  ...(client.host && { "server.address": client.host, "server.port": client.port }),
});
