import type { Tx } from "../../platform/db.ts";
import { type NewMessage, smsText } from "./messages.rules.ts";
import { findReach, queueMessages, type Reach } from "./messages.store.ts";
import { insertNotices, type Notice } from "./notifications/notifications.store.ts";

/**
 * Notifies members on every way they can be reached: in the app, by mail, by SMS and by web push.
 * All or none, with `tx`, in four statements however many notices there are.
 * @param home where this market is found, for the links in mails
 */
export async function notifyMembers(
  tx: Tx,
  home: string,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  await insertNotices(tx, notices);
  const members = await findReach(tx, [...new Set(notices.map(({ userId }) => userId))]);
  const reachOf = new Map(members.map((member) => [member.id, member]));
  await queueMessages(
    tx,
    notices.flatMap((notice) => {
      const reach = reachOf.get(notice.userId);
      return reach ? messagesOf(notice, reach, home) : [];
    }),
  );
}

function messagesOf(
  notice: Notice,
  { email, mobile, name, has_push }: Reach,
  home: string,
): NewMessage[] {
  const { userId, title, description, link = "/dashnotifications", goodUntil } = notice;
  const subject = title;
  const messages: NewMessage[] = [];
  if (email)
    messages.push({
      channel: "mail",
      recipient: email,
      subject,
      body: `Dear ${name},\n\n${description}\n\n${linksOf(notice, home)}Rebale`,
    });
  if (mobile) messages.push({ channel: "sms", recipient: mobile, subject, body: smsText(notice) });
  if (has_push)
    messages.push({
      channel: "push",
      recipient: String(userId),
      subject,
      body: JSON.stringify({ title, body: description, link, until: goodUntil?.getTime() }),
    });
  return messages;
}

/** Where a mail's reader goes on: the page it is about, and the lot where that is another one. */
function linksOf({ link, lot }: Notice, home: string): string {
  const links = [link && `Open: ${home}${link}`, lot && `The lot: ${home}${lot}`].filter(Boolean);
  return links.length ? `${links.join("\n")}\n\n` : "";
}
