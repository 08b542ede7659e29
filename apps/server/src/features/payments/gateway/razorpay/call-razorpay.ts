import { ConsecutiveBreaker, circuitBreaker, handleWhen } from "cockatiel";
import type { z } from "zod";
import { GatewayAway, GatewayRefused } from "../payment-gateway.ts";

export interface RazorpayAccess {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Milliseconds for one call. */
  readonly deadline: number;
}
interface Call<T> {
  readonly method: "GET" | "POST";
  /** Below /v1. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reply: z.ZodType<T>;
}

/** Razorpay understood the call and did not do it: nothing became of it. */
export class RazorpayRefused extends GatewayRefused {
  override readonly name = "RazorpayRefused";
}

/** Calls that fail in a row until it is left alone, and milliseconds until one tries it again. */
const FAILURES = 5;
const REST = 30_000;

/**
 * Calls Razorpay, within a deadline, and not at all for a while once it does not answer.
 * @throws GatewayAway where it is not known what became of a call; RazorpayRefused
 */
export function razorpayCalls({ url, keyId, keySecret, deadline }: RazorpayAccess) {
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof RazorpayRefused)),
    { halfOpenAfter: REST, breaker: new ConsecutiveBreaker(FAILURES) },
  );
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;

  async function ask<T>({ method, path, body, headers, reply }: Call<T>): Promise<T> {
    const answer = await fetch(`${url}/v1/${path}`, {
      method,
      headers: { authorization, ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(deadline),
    });
    const text = await answer.text();
    if (answer.status === 400) throw new RazorpayRefused(reasonIn(text));
    if (!answer.ok) throw new Error(`Razorpay answered ${answer.status} to ${method} ${path}`);
    return reply.parse(JSON.parse(text));
  }

  return async <T>(call: Call<T>): Promise<T> => {
    try {
      return await breaker.execute(() => ask(call));
    } catch (error) {
      if (error instanceof RazorpayRefused) throw error;
      throw new GatewayAway("The payment gateway did not answer", { cause: error });
    }
  };
}
export type CallRazorpay = ReturnType<typeof razorpayCalls>;

/** What it says of a call that it refuses. */
function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { description?: string } };
    return String(error?.description ?? "no reason given").slice(0, 300);
  } catch {
    return "no reason given";
  }
}
