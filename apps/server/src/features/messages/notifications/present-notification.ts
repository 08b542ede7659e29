import type { office } from "@rebale/contract";
import type { NotificationRow } from "./notifications.store.ts";

export const presentNotification = ({
  id,
  title,
  description,
  link,
  created_at,
}: NotificationRow): office.Notification => ({
  _id: String(id),
  title,
  description,
  link,
  created_at: created_at.toISOString(),
});

/** The office also sees to whom: a group, or an account's id. */
export const presentSent = (row: NotificationRow): office.Notification => ({
  ...presentNotification(row),
  audience: row.user_id === null ? row.audience : String(row.user_id),
});
