import type { Operation } from "@rebale/contract";
import { fillPath, queryText } from "./client.ts";
import type { Call } from "./operations.ts";

/**
 * The first calls of a member's page are known from its address: the document makes them while the
 * scripts are on their way (`defer-scripts.ts`), and the first call of that path takes the answer.
 */
export interface FirstCalls {
  readonly buyer: readonly string[];
  readonly seller: readonly string[];
}
/** A route's `handle` tells them; `params` are those of its path. */
export interface AsksFirst {
  readonly first: (params: Readonly<Record<string, string | undefined>>) => FirstCalls;
}

interface Of {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}
/** As the call itself will send it. */
export const pathOf = ({ path }: Call<Operation>, { params, query }: Of = {}): string =>
  `/api${fillPath(path, params)}${queryText(query)}`;

declare global {
  interface Window {
    asked?: {
      readonly token: string;
      readonly replies: Map<string, Promise<Response>>;
    };
  }
}

/** Milliseconds after the document began: what was asked then is too old for a later visit. */
const FRESH_MS = 20_000;

/** Calls the API, or takes what the document has asked for already. */
export function fetchOrTake(path: string, init: RequestInit = {}): Promise<Response> {
  const asked = typeof window === "undefined" ? undefined : window.asked;
  const reply = init.method === "GET" ? asked?.replies.get(path) : undefined;
  if (!asked || !reply) return fetch(path, init);
  asked.replies.delete(path);
  const { authorization } = init.headers as Record<string, string>;
  if (authorization !== `Bearer ${asked.token}` || performance.now() > FRESH_MS)
    return fetch(path, init);
  return reply.catch(() => fetch(path, init));
}
