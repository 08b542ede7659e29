import { accounts, office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admin, anyone, insider, member } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/problem.ts";
import { listOutbox } from "./messages.store.ts";
import { dismissNotification } from "./notifications/dismiss-notification.ts";
import { findReader, listForMember, listSent } from "./notifications/notifications.store.ts";
import { presentNotification, presentSent } from "./notifications/present-notification.ts";
import { sendNotification, withdrawNotification } from "./notifications/send-notification.ts";
import { countUnread, noteRead } from "./notifications/unread.store.ts";
import { presentMessage } from "./present-message.ts";
import { removeSubscriptions } from "./push/push.store.ts";
import { pushKeys } from "./push/push-keys.ts";
import { subscribePush } from "./push/subscribe-push.ts";

export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  const keys = pushKeys(deps);

  endpoint(app, office.notifications, insider, async ({ caller, query, language }) => {
    if (caller.kind === "admin") {
      const { list, totalpage } = await listSent(db, query);
      return { data: list.map(presentSent), totalpage, success: 1 as const };
    }
    const reader = await findReader(db, caller.userId);
    if (!reader) throw new Problem("sign_in_first");
    const { list, totalpage } = await listForMember(db, reader, query);
    return {
      data: list.map((row) => presentNotification(row, language)),
      totalpage,
      success: 1 as const,
    };
  });
  endpoint(app, office.unreadNotifications, member, async ({ caller }) => {
    const reader = await findReader(db, caller.userId);
    return { data: { unread: reader ? await countUnread(db, reader, office.MOST_UNREAD) : 0 } };
  });
  endpoint(app, office.readNotifications, member, async ({ caller }) => {
    await noteRead(db, caller.userId);
    return { data: null };
  });
  endpoint(app, office.dismissNotification, member, async ({ caller, params }) => {
    await dismissNotification(deps, caller.userId, params.id);
    return { data: null, message: "Notification deleted successfully!" };
  });

  endpoint(app, office.sendNotification, admin, async ({ caller, body }) => ({
    data: presentSent(await sendNotification(deps, { adminId: caller.userId, ...body })),
    message: "Notification sent",
  }));
  endpoint(app, office.withdrawNotification, admin, async ({ caller, params }) => {
    await withdrawNotification(deps, caller.userId, params.id);
    return { data: null, message: "Notification deleted successfully!" };
  });
  endpoint(app, office.outbox, admin, async ({ query }) => {
    const { list, totalpage } = await listOutbox(db, query);
    return { data: list.map((row) => presentMessage(row, config.demo)), totalpage };
  });

  endpoint(app, accounts.pushKey, anyone, async () => ({
    data: { key: (await keys())[0].publicKey },
  }));
  endpoint(app, accounts.subscribePush, member, async ({ caller, body }) => {
    await subscribePush(deps, caller.tokenHash, body);
    return { data: null };
  });
  endpoint(app, accounts.unsubscribePush, member, async ({ caller, query }) => {
    await db
      .transaction()
      .execute((tx) => removeSubscriptions(tx, caller.userId, [query.endpoint]));
    return { data: null };
  });
}
