import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { Search } from "../http/paging.ts";
import { DESCRIPTION, hindiOf, TITLE } from "../values/field-names.ts";
import { ById, Id, IdOut, line, prose } from "../values/fields.ts";
import { whole } from "../values/money.ts";

/** Notifications in the app, from the market and the office to members. */

export const Audience = z.union([z.enum(["all", "buyers", "sellers"]), Id]);
export const Notification = z.object({
  _id: IdOut,
  title: z.string(),
  description: z.string(),
  /** Path of the page it is about. */
  link: z.string().nullable(),
  code: z
    .string()
    .nullable()
    .describe("What kind of news it is, as `outbid`; null where a person wrote it."),
  leads_again: z
    .boolean()
    .describe("Of an `outbid`: whether the reader's side leads on that lot once more."),
  audience: z.string().optional(),
  title_hi: z.string().nullish().describe("For the office: the same in Hindi."),
  description_hi: z.string().nullish(),
  created_at: z.string(),
});
export type Notification = z.output<typeof Notification>;

export const notifications = operation({
  method: "GET",
  path: "/admin/notifications",
  who: "user",
  may: "notifications.read",
  summary: "A member's notifications, newest first; for the office what it has sent.",
  query: Search.extend({
    rows: whole(z.int().min(1).max(100_000))
      .default(50)
      .transform((n) => Math.min(n, 200)),
  }),
  reply: envelope(z.array(Notification), { success: z.literal(1), totalpage: z.number() }),
});
export const sendNotification = operation({
  method: "POST",
  path: "/admin/notifications",
  who: "admin",
  may: "notifications.send",
  summary: "Sends a notification to all, buyers, sellers or one account.",
  body: z.object({
    title: line(120, TITLE),
    description: prose(1000, DESCRIPTION),
    title_hi: line(120, hindiOf(TITLE)).nullish(),
    description_hi: prose(1000, hindiOf(DESCRIPTION)).nullish(),
    audience: Audience,
  }),
  reply: envelope(Notification),
});
export const notificationReach = operation({
  method: "GET",
  path: "/admin/notifications/reach",
  who: "admin",
  may: "notifications.send",
  summary: "How many members a notification to all, buyers or sellers reaches.",
  query: z.object({ audience: z.enum(["all", "buyers", "sellers"]) }),
  reply: envelope(z.object({ members: z.number() })),
});
export const withdrawNotification = command({
  method: "DELETE",
  path: "/admin/notifications/{id}",
  who: "admin",
  may: "notifications.send",
  summary: "Takes a sent notification back from everybody.",
  params: ById,
});
export const dismissNotification = command({
  method: "DELETE",
  path: "/user/notification/{id}",
  who: "member",
  summary: "Takes a notification out of the member's own list.",
  params: ById,
});

/** Unread ones are counted so far. */
export const MAX_UNREAD = 100;
export const unreadNotifications = operation({
  method: "GET",
  path: "/user/notifications/unread",
  who: "member",
  summary: `How many notifications came since the member last looked, counted to ${MAX_UNREAD}.`,
  reply: envelope(z.object({ unread: z.number() })),
});
export const readNotifications = command({
  method: "POST",
  path: "/user/notifications/read",
  who: "member",
  summary: "The member has looked: what is there now is unread no more.",
});
