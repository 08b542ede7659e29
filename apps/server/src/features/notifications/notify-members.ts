import type { Tx } from "../../platform/db/db.ts";
import { goesByWhatsapp } from "../../platform/mail/sms-templates.ts";
import type { NewMessage } from "./messages/messages.rules.ts";
import { findReach, queueMessages, type Reach } from "./messages/messages.store.ts";
import { goesBy, insertNotices, type Notice } from "./notifications.store.ts";
import { inTheirLanguage, letter } from "./wording/letter.ts";
import { noticeText } from "./wording/texts.ts";
import { readNotice } from "./wording/word-notice.ts";

/**
 * Notifies members on every way they can be reached, or that a notice names: in the app, by mail,
 * by SMS or WhatsApp and by web push, in the language of each.
 * All or none, with `tx`, in five statements however many notices there are.
 * @param home where this market is found, for the links in mails
 */
export async function notifyMembers(
  tx: Tx,
  home: string,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  await insertNotices(
    tx,
    notices.filter((notice) => goesBy(notice, "app")),
  );
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

function messagesOf(notice: Notice, reach: Reach, home: string): NewMessage[] {
  const { userId, link = "/dashnotifications", lot, goodUntil, act } = notice;
  const unsubscribe = notice.unsubscribe && home + notice.unsubscribe;
  const { email, mobile, name, has_push, wants_whatsapp } = reach;
  const language = inTheirLanguage(reach.language);
  const worded = readNotice(notice, language);
  const subject = worded.title;
  const messages: NewMessage[] = [];
  const own = { userId, subject, ...(act && { secret: act.secret }) };
  const open = act ? home + act.path : notice.link && home + notice.link;
  if (email && goesBy(notice, "mail"))
    messages.push({
      ...own,
      channel: "mail",
      recipient: email,
      body: letter(language, {
        name,
        text: worded.description,
        open,
        lot: lot && home + lot,
        unsubscribe,
      }),
      ...(unsubscribe && { unsubscribe }),
    });
  // A text that somebody wrote is not one that the operators know, and goes to no phone.
  if (mobile && notice.code && goesBy(notice, "sms")) {
    const { code, params } = notice;
    const also = act && { act: { full: act.path, short: act.path } };
    const text = noticeText({ language, code, params, home, ...(also && { also }) });
    const channel = wants_whatsapp && goesByWhatsapp(text.template) ? "whatsapp" : "sms";
    messages.push({ ...own, ...text, channel, recipient: mobile });
  }
  if (has_push && goesBy(notice, "push"))
    messages.push({
      ...{ userId, subject },
      channel: "push",
      recipient: String(userId),
      body: JSON.stringify({
        title: subject,
        body: worded.description,
        link,
        until: goodUntil?.getTime(),
      }),
    });
  return messages;
}
