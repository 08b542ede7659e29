import { accounts, office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Hub } from "../../../live/hub.ts";
import { noteLook } from "../../../platform/audit/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { signedRoute } from "../../../platform/http/signed-route.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { searchText } from "../../../platform/lists/list-query.ts";
import { dismissNotification } from "../dismiss-notification.ts";
import { findWorded } from "../find-worded.ts";
import { findReader, listForMember, type NotificationRow } from "../notifications.store.ts";
import { presentNotification, presentSent } from "../present-notification.ts";
import { removeSubscriptions } from "../push/push.store.ts";
import { pushKeys } from "../push/push-keys.ts";
import { subscribePush } from "../push/subscribe-push.ts";
import { sendNotification, withdrawNotification } from "../send-notification.ts";
import { countReached, listSent } from "../sent.store.ts";
import { takeNews } from "../stopped/take-news.ts";
import { publishUnread } from "../unread/publish-unread.ts";
import { unreadRoutes } from "../unread/unread.routes.ts";
import { listOutbox, type MessageRow } from "./messages.store.ts";
import { presentMessage } from "./present-message.ts";

export function notificationRoutes(app: FastifyInstance, deps: Deps, live: Hub): void {
  const { db, config } = deps;
  const keys = pushKeys(deps);
  const notifyReaders = (userId: number | null) =>
    deps.bus.publish("unread", { userIds: userId === null ? null : [userId] });

  const extra = async () => ({ success: 1 as const });
  listEndpoint(app, deps, office.notifications, async ({ caller, query, language }) => {
    const q = searchText(query.q);
    if (caller.kind === "admin") return { listing: listSent(db, q), present: presentSent, extra };
    const reader = await findReader(db, caller.userId);
    if (!reader) throw new Problem("sign_in_first");
    const present = (row: NotificationRow) => presentNotification(row, language);
    const ids = q === "" ? null : await findWorded(db, reader, q);
    return { listing: listForMember(db, reader, ids), present, extra };
  });
  unreadRoutes(app, deps, live);
  endpoint(app, office.dismissNotification, async ({ caller, params }) => {
    await dismissNotification(deps, caller.userId, params.id);
    publishUnread(deps, [caller.userId]);
    return { data: null, message: "Notification deleted successfully!" };
  });

  endpoint(app, office.sendNotification, async ({ caller, body }) => {
    const sent = await sendNotification(deps, { adminId: caller.userId, ...body });
    notifyReaders(sent.user_id);
    return { data: presentSent(sent), message: "Notification sent" };
  });
  endpoint(app, office.notificationReach, async ({ query }) => ({
    data: { members: await countReached(db, query.audience) },
  }));
  endpoint(app, office.withdrawNotification, async ({ caller, params }) => {
    notifyReaders((await withdrawNotification(deps, caller.userId, params.id)).user_id);
    return { data: null, message: "Notification deleted successfully!" };
  });
  listEndpoint(app, deps, office.outbox, async ({ caller, query }) => {
    await noteLook(db, { adminId: caller.userId, action: "letters read", subject: "outbox" });
    return {
      listing: listOutbox(db, { ...query, q: searchText(query.q) }),
      present: (row: MessageRow) => presentMessage(row, config.demo),
    };
  });

  signedRoute(app, office.textWebhook, async ({ raw, headers, address }) => {
    const signature = headers["x-signature"];
    await takeNews(deps, {
      raw,
      address,
      signature: typeof signature === "string" ? signature : "",
    });
  });

  endpoint(app, accounts.pushKey, async () => ({
    data: { key: (await keys())[0].publicKey },
  }));
  endpoint(app, accounts.subscribePush, async ({ caller, body }) => {
    await subscribePush(deps, caller.tokenHash, body);
    return { data: null };
  });
  endpoint(app, accounts.unsubscribePush, async ({ caller, query }) => {
    await db
      .transaction()
      .execute((tx) => removeSubscriptions(tx, caller.userId, [query.endpoint]));
    return { data: null };
  });
}
