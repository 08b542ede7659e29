import type { BodyIn, Operation, ParamsIn, QueryIn, Reply } from "@rebale/contract";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";

interface Ask<O> {
  params?: ParamsIn<O>;
  query?: QueryIn<O>;
  body?: BodyIn<O>;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The caller's network address. */
  address?: string;
}

/** A reply's status, and its envelope whether it went well or not. */
export interface Answer<O extends Operation> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Omit<Reply<O>, "is_success"> & { is_success: 0 | 1 | "1"; code?: string };
}

export interface SentFile {
  readonly field: string;
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

/** Calls operations of the contract, and holds each reply to it. */
export function clientOf(app: FastifyInstance) {
  /** Calls one operation of the contract over HTTP. */
  const ask = async <const O extends Operation>(
    operation: O,
    asked: Ask<O> = {},
  ): Promise<Answer<O>> => {
    const { params = {}, query, body, token, headers, address } = asked;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
    const reply = await app.inject({
      method: operation.method,
      url: `/api${path}`,
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
      ...(address ? { remoteAddress: address } : {}),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    });
    return checked(operation, reply);
  };

  /** Sends files, and fields beside them, as a browser's form does. */
  const send = async <const O extends Operation>(
    operation: O,
    token: string,
    files: readonly SentFile[],
    fields: Record<string, string> = {},
    params: Record<string, string> = {},
  ): Promise<Answer<O>> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { field, name = "file", bytes, type = "application/octet-stream" } of files)
      form.append(field, new Blob([Buffer.from(bytes)], { type }), name);
    const whole = new Response(form);
    const reply = await app.inject({
      method: operation.method,
      url: `/api${operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "")}`,
      payload: Buffer.from(await whole.arrayBuffer()),
      headers: {
        "content-type": whole.headers.get("content-type") ?? "",
        authorization: `Bearer ${token}`,
      },
    });
    return checked(operation, reply);
  };

  return { ask, send };
}
export type AskMarket = ReturnType<typeof clientOf>["ask"];

/** In production nothing looks at a reply again; in tests the contract does, at each. */
function checked<O extends Operation>(operation: O, reply: LightMyRequestResponse): Answer<O> {
  const body = reply.json();
  if (reply.statusCode < 300) expect(operation.reply.parse(body)).toEqual(body);
  return { status: reply.statusCode, headers: reply.headers, body };
}
