import { ConsecutiveBreaker, circuitBreaker, handleWhen } from "cockatiel";
import type { z } from "zod";
import { GatewayAway, GatewayRefused } from "./payment-gateway.ts";

/** How one gateway is spoken to. */
interface Manner {
  /** With a slash at its end. */
  readonly url: string;
  /** Milliseconds for one call. */
  readonly deadline: number;
  readonly headers: () => Readonly<Record<string, string>>;
  readonly parse: (text: string) => unknown;
  /** The refusal in an answer of this status; null where the call's outcome is not known. */
  readonly refusalIn: (status: number, text: string) => GatewayRefused | null;
}
interface Call<T> {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reply: z.ZodType<T>;
}
export type CallGateway = <T>(call: Call<T>) => Promise<T>;

/** Calls that fail in a row until it is left alone, and milliseconds until one tries it again. */
const FAILURES = 5;
const REST = 30_000;

/**
 * Calls a gateway, within a deadline, and not at all for a while once it does not answer.
 * @throws GatewayAway where it is not known what became of a call; GatewayRefused
 */
export function gatewayCalls({ url, deadline, headers, parse, refusalIn }: Manner): CallGateway {
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof GatewayRefused)),
    { halfOpenAfter: REST, breaker: new ConsecutiveBreaker(FAILURES) },
  );

  async function ask<T>({ method, path, body, headers: own, reply }: Call<T>): Promise<T> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers(), ...(body && { "content-type": "application/json" }), ...own },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(deadline),
    });
    const text = await answer.text();
    const refused = refusalIn(answer.status, text);
    if (refused) throw refused;
    if (!answer.ok) throw new Error(`${url} answered ${answer.status} to ${method} ${path}`);
    return reply.parse(parse(text));
  }

  return async (call) => {
    try {
      return await breaker.execute(() => ask(call));
    } catch (error) {
      if (error instanceof GatewayRefused) throw error;
      throw new GatewayAway("The payment gateway did not answer", { cause: error });
    }
  };
}
