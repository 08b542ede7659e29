import { Agent } from "node:https";
import webpush from "web-push";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { mayCall, publicLookup } from "../../../platform/public-address.ts";
import { listSubscriptions, removeSubscription, type Subscription } from "./push.store.ts";
import type { PushKeys } from "./push-keys.ts";

const PATIENCE = 10_000;
/** Seconds that a push service keeps a notice for a browser that is off: later it is no news. */
const KEEP = 6 * 3600;
const GONE = new Set([400, 403, 404, 410]);

export interface PushGateway {
  /** Reaches all of a member's browsers; fails only when a later try may reach one more. */
  send(tx: Tx, userId: number, payload: string, reference: string): Promise<void>;
}

export function webPush({ config }: Pick<Deps, "config">, keys: PushKeys): PushGateway {
  const agent = new Agent({ lookup: publicLookup, keepAlive: true });
  const subject = config.PUBLIC_URL?.startsWith("https:") ? config.PUBLIC_URL : "mailto:office@rebale.example";

  const sendOne = async ({ endpoint, p256dh, auth }: Subscription, payload: string, topic: string): Promise<"sent" | "gone" | "later"> => {
    if (!mayCall(endpoint)) return "gone";
    try {
      const vapidDetails = { subject, ...(await keys()) };
      await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails,
        TTL: KEEP,
        urgency: "high",
        topic,
        agent,
        timeout: PATIENCE,
      });
      return "sent";
    } catch (error) {
      const { statusCode, code } = error as { statusCode?: number; code?: string };
      return GONE.has(statusCode ?? 0) || code === "EPRIVATE" ? "gone" : "later";
    }
  };

  return {
    async send(tx, userId, payload, reference) {
      const browsers = await listSubscriptions(tx, userId);
      const outcomes = await Promise.all(browsers.map((browser) => sendOne(browser, payload, reference)));
      for (const [i, { endpoint }] of browsers.entries()) if (outcomes[i] === "gone") await removeSubscription(tx, userId, endpoint);
      // Once one browser has it, trying again would show it there twice.
      if (outcomes.includes("later") && !outcomes.includes("sent")) throw new Error("No push service took the message");
    },
  };
}
