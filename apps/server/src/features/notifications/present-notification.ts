import type { Language, office } from "@rebale/contract";
import type { NotificationRow } from "./notifications.store.ts";
import type { SentNotification } from "./sent.store.ts";
import { readNotice } from "./wording/word-notice.ts";

/** In the language that its reader accepts. */
export const presentNotification = (
  row: SentNotification & Partial<Pick<NotificationRow, "leads_again">>,
  language: Language,
): office.Notification => ({
  _id: String(row.id),
  ...readNotice(row, language),
  link: row.link,
  code: row.code,
  leads_again: row.leads_again ?? false,
  created_at: row.created_at.toISOString(),
});

/** The office also sees to whom: a group, or an account's id. */
export const presentSent = (row: SentNotification): office.Notification => ({
  ...presentNotification(row, "en"),
  title_hi: row.title_hi,
  description_hi: row.description_hi,
  audience: row.user_id === null ? row.audience : String(row.user_id),
});
