import type { Language, office } from "@rebale/contract";
import type { NotificationRow } from "./notifications.store.ts";
import { readNotice } from "./wording/word-notice.ts";

/** In the language that its reader accepts. */
export const presentNotification = (
  row: NotificationRow,
  language: Language,
): office.Notification => ({
  _id: String(row.id),
  ...readNotice(row, language),
  link: row.link,
  created_at: row.created_at.toISOString(),
});

/** The office also sees to whom: a group, or an account's id. */
export const presentSent = (row: NotificationRow): office.Notification => ({
  ...presentNotification(row, "en"),
  audience: row.user_id === null ? row.audience : String(row.user_id),
});
