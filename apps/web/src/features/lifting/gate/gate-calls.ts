import { type Api, createApi } from "../../../lib/api/client.ts";
import { adoptServerTime, serverNow } from "../../../lib/server-clock.tsx";

/** A gate with bad reception does not stand before a spinner. */
const SOON = 8_000;

/** More than a second off: `Date` has no parts of one. */
const WRONG_MS = 2000;

/** The header that a phone's own key is sent in. */
const PHONE_KEY = "x-gate-phone";

/**
 * With the phone's own token and key, or a manager's. Each reply puts the phone's clock right.
 */
export const gateApi = (token: () => string | null, phone: () => string | null): Api =>
  createApi(async (path, given = {}) => {
    const init = { ...given, headers: { ...given.headers, ...keyOf(phone()) } };
    const reply = await (init.body instanceof FormData ? fetch(path, init) : inTime(path, init));
    const told = Date.parse(reply.headers.get("date") ?? "");
    if (Math.abs(told - serverNow()) > WRONG_MS) adoptServerTime(new Date(told).toISOString());
    return reply;
  }, token);

export const keyOf = (phone: string | null): Record<string, string> =>
  phone === null ? {} : { [PHONE_KEY]: phone };

/** A late answer is none; Safari 15 has no `AbortSignal.timeout`. */
async function inTime(path: string, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), SOON);
  try {
    return await fetch(path, { ...init, signal: late.signal });
  } catch (error) {
    throw late.signal.aborted ? new TypeError("No answer in time", { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}
