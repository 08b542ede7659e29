import type { Tx } from "../../platform/db.ts";
import type { NewMessage } from "./messages.rules.ts";
import { queueMessages } from "./messages.store.ts";
import type { Notice } from "./notifications/notifications.store.ts";
import { notifyMembers } from "./notify-members.ts";

export { messageQueues } from "./messages.jobs.ts";
export { messageRoutes } from "./messages.routes.ts";
export { CODE_SUBJECT, saidTime } from "./messages.rules.ts";
export { insertNotices, type Notice } from "./notifications/notifications.store.ts";
export { notifyMembers, queueMessages };

/** The bidding feature's, until it notifies set-wise. */
export const tellMember = (tx: Tx, notice: Notice) => notifyMembers(tx, [notice]);
export const queueMessage = (tx: Tx, message: NewMessage) => queueMessages(tx, [message]);
