import type { Tx } from "../../platform/db.ts";
import { addNotification, findAddresses, type Notice, queueMessage } from "./messages.store.ts";

/** Tells a member on every way they can be reached: in the app, by mail, by SMS and by web push. All or none, with `tx`. */
export async function tellMember(tx: Tx, notice: Notice): Promise<void> {
  await addNotification(tx, notice);
  const reach = await findAddresses(tx, notice.userId);
  if (!reach) return;
  const body = `${notice.title}. ${notice.description}`;
  if (reach.email) await queueMessage(tx, { channel: "mail", recipient: reach.email, subject: notice.title, body: `Dear ${reach.name},\n\n${notice.description}\n\nRebale` });
  if (reach.mobile) await queueMessage(tx, { channel: "sms", recipient: reach.mobile, subject: notice.title, body });
  await queueMessage(tx, { channel: "push", recipient: String(notice.userId), subject: notice.title, body: JSON.stringify({ title: notice.title, body: notice.description, link: notice.link ?? "/dashnotifications" }) });
}
