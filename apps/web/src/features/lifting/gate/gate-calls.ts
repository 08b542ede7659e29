import { type Api, createApi } from "../../../lib/api/client.ts";
import { adoptServerTime, serverNow } from "../../../lib/server-clock.tsx";

/** A gate with bad reception does not stand before a spinner. */
export const SOON = 8_000;

/** More than a second off: `Date` has no parts of one. */
const WRONG_MS = 2000;

/** With the phone's own token, or a manager's. Each reply puts the phone's clock right. */
export const gateApi = (token: () => string | null): Api =>
  createApi(async (path, init) => {
    const reply = await fetch(path, init);
    const told = Date.parse(reply.headers.get("date") ?? "");
    if (Math.abs(told - serverNow()) > WRONG_MS) adoptServerTime(new Date(told).toISOString());
    return reply;
  }, token);
