import type { Tx } from "../../platform/db.ts";
import { smsText } from "./messages.rules.ts";
import { findReach, queueMessage } from "./messages.store.ts";
import { addNotification, type Notice } from "./notifications/notifications.store.ts";

/**
 * Tells a member on every way they can be reached: in the app, by mail, by SMS and by web push. All
 * or none, with `tx`.
 */
export async function tellMember(tx: Tx, notice: Notice): Promise<void> {
  await addNotification(tx, notice);
  const reach = await findReach(tx, notice.userId);
  if (!reach) return;
  const { title, description, link = "/dashnotifications", goodUntil } = notice;
  if (reach.email)
    await queueMessage(tx, {
      channel: "mail",
      recipient: reach.email,
      subject: title,
      body: `Dear ${reach.name},\n\n${description}\n\nRebale`,
    });
  if (reach.mobile)
    await queueMessage(tx, {
      channel: "sms",
      recipient: reach.mobile,
      subject: title,
      body: smsText(notice),
    });
  if (reach.has_push)
    await queueMessage(tx, {
      channel: "push",
      recipient: String(notice.userId),
      subject: title,
      body: JSON.stringify({ title, body: description, link, until: goodUntil?.getTime() }),
    });
}
