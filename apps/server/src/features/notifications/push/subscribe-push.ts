import type { Deps } from "../../../platform/deps.ts";
import { mayCall } from "../../../platform/http/addresses/public-address.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isPushHost, whyNotSubscribed } from "./push.rules.ts";
import { storeSubscription } from "./push.store.ts";

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Keeps a browser's subscription. Its endpoint is a URL that we are going to call, so it must be a
 * known push service, and in the demo at least on the open internet.
 */
export async function subscribePush(
  { db, config }: Pick<Deps, "db" | "config">,
  session: Buffer,
  { endpoint, keys }: Subscription,
): Promise<void> {
  if (!mayCall(endpoint) || !(config.demo || isPushHost(endpoint, config.PUSH_HOSTS)))
    throw new Problem("invalid_input", {
      path: "endpoint",
      msg: { en: "This is not a push service", hi: "यह पुश सेवा नहीं है" },
    });
  const because = whyNotSubscribed(keys);
  if (because) throw new Problem("invalid_input", because);
  const stored = await db
    .transaction()
    .execute((tx) => storeSubscription(tx, session, { endpoint, ...keys }));
  if (!stored) throw new Problem("sign_in_first");
}
