import { Agent, request } from "node:https";
import webpush from "web-push";
import type { Deps } from "../../../platform/deps.ts";
import { mayCall, publicLookup } from "../../../platform/http/addresses/public-address.ts";
import { createHostLimits, type HostLimitSettings } from "./host-limits.ts";
import { isPushHost } from "./push.rules.ts";
import {
  listUnreached,
  recordReached,
  removeSubscriptions,
  type Subscription,
} from "./push.store.ts";
import type { PushKeys } from "./push-keys.ts";

/** Milliseconds for a whole call, however slowly a push service speaks. */
const TIMEOUT_MS = 5_000;
const LIMITS: HostLimitSettings = { atOnce: 64, failures: 5, restFor: 60_000 };
/** Seconds that a push service keeps a notice for a browser that is off. */
const KEEP = 24 * 3600;
/** Anything else, such as 403 for a clock of ours that is wrong, may be another answer tomorrow. */
const GONE = new Set([404, 410]);

export interface PushGateway {
  /**
   * Reaches all of a member's browsers, each once; fails only when a later try may reach one more.
   */
  send(userId: number, payload: string, messageId: number): Promise<void>;
}

type Outcome = "sent" | "gone" | "later";

interface PushTransport {
  readonly agent: Agent;
  readonly timeoutMs: number;
  readonly limits?: HostLimitSettings;
}

/** Only to the open internet, with a certificate that the world trusts. */
const createInternetAgent = () => new Agent({ lookup: publicLookup, keepAlive: true });

/**
 * @param line makes the connections; another one than ours is for tests that bring their own push
 * service.
 */
export function webPush(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  keys: PushKeys,
  transport: PushTransport = { agent: createInternetAgent(), timeoutMs: TIMEOUT_MS },
): PushGateway {
  const within = createHostLimits(transport.limits ?? LIMITS);
  const subject = config.PUBLIC_URL?.startsWith("https:")
    ? config.PUBLIC_URL
    : "mailto:office@rebale.example";

  const sendOne = async (
    { endpoint, p256dh, auth }: Subscription,
    payload: string,
    topic: string,
    TTL: number,
  ): Promise<Outcome> => {
    if (!mayCall(endpoint)) return "gone";
    if (!config.demo && !isPushHost(endpoint, config.PUSH_HOSTS)) return "gone";
    try {
      const url = new URL(endpoint);
      let status = 0;
      for (const pair of await keys()) {
        const { headers, body } = webpush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          { vapidDetails: { subject, ...pair }, TTL, urgency: "high", topic },
        );
        status = await within(url.host, () => post(url, headers, body, transport));
        // A browser that subscribed with an earlier pair is refused with a newer one.
        if (status !== 401 && status !== 403) break;
      }
      if (status >= 200 && status < 300) return "sent";
      return GONE.has(status) ? "gone" : "later";
    } catch (error) {
      return (error as { code?: string }).code === "EPRIVATE" ? "gone" : "later";
    }
  };

  return {
    async send(userId, payload, messageId) {
      const { until } = JSON.parse(payload) as { until?: number };
      const now = clock.now();
      const left = until === undefined ? KEEP : Math.floor((until - now.getTime()) / 1000);
      if (left <= 0) return;
      const browsers = await listUnreached(db, userId, messageId, now);
      const outcomes = await Promise.all(
        browsers.map((browser) =>
          sendOne(browser, payload, `message-${messageId}`, Math.min(left, KEEP)),
        ),
      );
      const those = (wanted: Outcome) =>
        browsers.filter((_, i) => outcomes[i] === wanted).map(({ endpoint }) => endpoint);
      const later = those("later").length;
      await db.transaction().execute(async (tx) => {
        await removeSubscriptions(tx, userId, those("gone"));
        if (later > 0) await recordReached(tx, messageId, those("sent"));
      });
      if (later === 0) return;
      throw new Error(`${later} of ${browsers.length} push services did not take the message`);
    },
  };
}

/**
 * The status alone: visitors name these hosts, so nothing that they say is read, and none may speak
 * for ever.
 */
function post(
  url: URL,
  headers: Record<string, unknown>,
  body: Buffer | null,
  { agent, timeoutMs }: PushTransport,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: "POST",
        headers: headers as Record<string, string>,
        agent,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        if (response.headers["content-length"] === "0") response.resume();
        else response.destroy();
      },
    );
    call.on("error", reject).end(body);
  });
}
