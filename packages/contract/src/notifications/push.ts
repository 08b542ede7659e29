import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";

/** Web push: which browsers are sent to. */

export const subscribePush = command({
  method: "POST",
  path: "/user/push",
  who: "member",
  summary: "Lets the market send web push to this browser: outbid, won, ending soon.",
  body: z.object({
    endpoint: z.url({ protocol: /^https$/ }).max(1000),
    keys: z.object({ p256dh: z.string().min(20).max(200), auth: z.string().min(8).max(100) }),
  }),
});

export const unsubscribePush = command({
  method: "DELETE",
  path: "/user/push",
  who: "member",
  summary: "Stops web push to one browser.",
  query: z.object({ endpoint: z.string().max(1000) }),
});

export const pushKey = operation({
  method: "GET",
  path: "/push/key",
  who: "anyone",
  summary: "The public VAPID key.",
  reply: envelope(z.object({ key: z.string() })),
});
