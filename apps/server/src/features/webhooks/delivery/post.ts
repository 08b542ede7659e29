import { performance } from "node:perf_hooks";
import type { webhooks } from "@rebale/contract";
import { Agent, request } from "undici";
import { readUrl, type UrlRules } from "../endpoints/read-url.ts";
import { lookupOf, type Resolve } from "../endpoints/resolve-host.ts";

export interface Attempt {
  readonly status: number | null;
  readonly ms: number;
  readonly error: (typeof webhooks.ATTEMPT_ERRORS)[number] | null;
  /** The first signs of what was answered. */
  readonly answer: string | null;
}
export interface Line {
  readonly resolve: Resolve;
  readonly rules: UrlRules;
  /** Milliseconds for a whole try; TIMEOUT if left out. */
  readonly timeout?: number;
}

/** Milliseconds for a whole try, however slowly a receiver speaks. */
export const TIMEOUT = 10_000;
/** Signs of an answer that are kept, and the bytes that they may take. */
const KEPT = 1000;
const READ = 4 * KEPT;

/**
 * One try: to the addresses that its host has now, on a connection of its own, which ends with it.
 * What is answered is cut off once enough of it is read; a redirect is not followed.
 */
export async function post(
  { resolve, rules, timeout = TIMEOUT }: Line,
  text: string,
  headers: Record<string, string>,
  body: string,
): Promise<Attempt> {
  const began = performance.now();
  const ended = (rest: Omit<Attempt, "ms">): Attempt => ({
    ...rest,
    ms: Math.round(performance.now() - began),
  });
  const url = readUrl(text, rules);
  if (!url) return ended({ status: null, error: "not_public", answer: null });
  // An address in the URL itself was looked at by `readUrl`: no lookup is asked of one.
  const agent = new Agent({
    allowH2: false,
    connect: { lookup: lookupOf(url, resolve), timeout },
    pipelining: 0,
  });
  const signal = AbortSignal.timeout(timeout);
  try {
    const { statusCode: status, body: answering } = await request(url, {
      ...{ method: "POST", headers, body, dispatcher: agent, signal },
    });
    const answer = await firstOf(answering);
    return ended({ status, error: errorOf(status), answer });
  } catch (error) {
    const why = signal.aborted ? "timeout" : whyFailed(error);
    return ended({ status: null, error: why, answer: null });
  } finally {
    await agent.destroy().catch(() => undefined);
  }
}

function errorOf(status: number): Attempt["error"] {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}

/** An answer that stops or lingers after its status counts all the same. */
async function firstOf(answering: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answering) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= READ) break;
    }
  } catch {
    // Its status counts.
  }
  const text = Buffer.concat(chunks).subarray(0, READ).toString("utf8");
  return Array.from(text.replaceAll("\u0000", "")).slice(0, KEPT).join("");
}

const NAMES: ReadonlySet<string> = new Set([
  ...["ENOTFOUND", "ENODATA", "EAI_AGAIN", "ESERVFAIL", "ETIMEOUT", "EREFUSED"],
]);
const CERTIFICATE = /^(CERT_|ERR_TLS|ERR_SSL|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO)/;

function whyFailed(error: unknown): NonNullable<Attempt["error"]> {
  const { code = "", cause } = error as { code?: string; cause?: unknown };
  const inner = (cause as { code?: string } | undefined)?.code ?? "";
  const codes = [code, inner];
  if (codes.includes("EPRIVATE")) return "not_public";
  if (codes.some((one) => NAMES.has(one))) return "not_found";
  if (codes.some((one) => CERTIFICATE.test(one))) return "certificate";
  return codes.some((one) => /TIMEOUT/.test(one)) ? "timeout" : "connection";
}
