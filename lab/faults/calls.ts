import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Line } from "./bidder.ts";
import { oneOf } from "./random.ts";

/** Whoever has signed in: a bidder, or one of the office. */
export interface Caller {
  readonly token: string;
}

export interface Reply {
  readonly status: number;
  readonly data: unknown;
}

interface Call {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below /api. */
  readonly path: string;
  readonly body?: object | FormData;
  /** The idempotency key, where the call has one. */
  readonly key?: string;
}

const MAX_TRIES = 40;

/** The same call with one key, to another node each time, until somebody answers it. */
export async function ask(
  line: Line,
  from: Caller,
  call: Omit<Call, "key">,
): Promise<Reply | null> {
  const key = randomUUID();
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const reply = await send(line, from, { ...call, key });
    if (reply) return reply;
    await sleep(150 + line.random() * 600);
  }
  return null;
}

/** @returns null where nobody answered, or only that something went wrong */
export async function send(
  line: Line,
  from: Caller | null,
  { method, path, body, key }: Call,
): Promise<Reply | null> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(`${oneOf(line.random, line.nodes)}/api${path}`, {
      method,
      headers: {
        ...(from && { authorization: `Bearer ${from.token}` }),
        ...(body && !isForm && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(line.timeoutMs),
    });
    if (response.status >= 500) return null;
    const { data } = (await response.json()) as { data?: unknown };
    return { status: response.status, data };
  } catch {
    return null;
  }
}
