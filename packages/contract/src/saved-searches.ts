import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { ShopQuery } from "./listings.ts";
import { complaint, issueAt, wordsOf } from "./values/complaint.ts";
import { aClockTime } from "./values/complaints.ts";
import { NAME } from "./values/field-names.ts";
import { ById, IdOut, line } from "./values/fields.ts";

/** Searches that a member keeps, and how they are notified of lots. */

export const MAX_SEARCHES = 50;

export const ALERT_CHANNELS = ["app", "push", "mail", "sms"] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

const Channels = z
  .array(
    z.enum(
      ALERT_CHANNELS,
      complaint({
        en: "Choose from app, push, mail and sms",
        hi: "app, push, mail और sms में से चुनिए",
      }),
    ),
  )
  .max(20)
  .transform((chosen) => ALERT_CHANNELS.filter((channel) => chosen.includes(channel)));

/** The shop's filters of goods; where one stands in its list is no part of a search. */
export const SavedFilters = ShopQuery.omit({
  page: true,
  rows: true,
  start_at: true,
  ends_within: true,
  may_bid: true,
  near: true,
  within: true,
});
export type SavedFilters = z.output<typeof SavedFilters>;
const FILTERS: readonly string[] = Object.keys(SavedFilters.shape);

const AsSent = z.record(z.string(), z.union([z.string().max(200), z.number()]));

/**
 * Stored and answered as it was sent, without empty filters and what is no filter; read by the same
 * contract as the shop.
 */
export const SavedQuery = AsSent.transform((sent) =>
  Object.fromEntries(Object.entries(sent).filter(([key, v]) => FILTERS.includes(key) && v !== "")),
).superRefine((query, context) => {
  const read = SavedFilters.safeParse(query);
  for (const issue of read.error?.issues ?? [])
    context.addIssue(issueAt(issue.path, wordsOf(issue)));
});
export type SavedQuery = z.output<typeof SavedQuery>;

export const SavedSearch = z.object({
  _id: IdOut,
  name: z.string(),
  query: AsSent,
  channels: z.array(z.enum(ALERT_CHANNELS)),
  created_at: z.string().describe("ISO 8601."),
});
export type SavedSearch = z.output<typeof SavedSearch>;

export const savedSearches = operation({
  method: "GET",
  path: "/saved-search",
  who: "member",
  summary: "The member's saved searches, newest first.",
  reply: envelope(z.array(SavedSearch)),
});

export const saveSearch = operation({
  method: "POST",
  path: "/saved-search",
  who: "member",
  summary: `Saves a search, up to ${MAX_SEARCHES}; the member is told of each newly approved lot that it finds. Status and order play no part in that.`,
  body: z.object({
    name: line(60, NAME),
    query: SavedQuery,
    channels: Channels.default(["app"]),
  }),
  reply: envelope(SavedSearch),
});

export const changeSearch = operation({
  method: "PATCH",
  path: "/saved-search/{id}",
  who: "member",
  summary: "Changes the name of an own search, or on which channels it tells.",
  params: ById,
  body: z.object({ name: line(60, NAME).optional(), channels: Channels.optional() }),
  reply: envelope(SavedSearch),
});

export const deleteSearch = command({
  method: "DELETE",
  path: "/saved-search/{id}",
  who: "member",
  summary: "Deletes an own search; what it had yet to tell is not told.",
  params: ById,
});

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, aClockTime);
export const AlertSettings = z.object({
  quiet_hours: z
    .object({ from: ClockTime, to: ClockTime })
    .nullable()
    .describe("Hours in India in which push and SMS wait; null for none."),
  watch_channels: z
    .array(z.enum(ALERT_CHANNELS))
    .describe("On which channels the end of watched lots is told."),
  whatsapp: z
    .boolean()
    .nullable()
    .describe("Whether news that passes comes by WhatsApp in place of SMS; null where it cannot."),
  stopped: z
    .array(z.enum(["sms", "whatsapp"]))
    .max(2)
    .optional()
    .describe("What the member's number has answered STOP to; missing where that is nothing."),
});
export type AlertSettings = z.output<typeof AlertSettings>;

export const alertSettings = operation({
  method: "GET",
  path: "/alert-settings",
  who: "member",
  summary: "Quiet hours, on which channels the end of watched lots is told, and WhatsApp.",
  reply: envelope(AlertSettings),
});

export const changeAlertSettings = operation({
  method: "PUT",
  path: "/alert-settings",
  who: "member",
  summary: "Sets quiet hours, the channels of watched lots, and WhatsApp in place of SMS.",
  body: AlertSettings.extend({
    watch_channels: Channels,
    whatsapp: z.boolean().nullish().describe("Stays as it is where it is missing or null."),
    stopped: AlertSettings.shape.stopped.describe("What is left out of it may come again."),
    quiet_hours: AlertSettings.shape.quiet_hours.refine(
      (hours) => hours?.from !== hours?.to || hours === null,
      complaint({ en: "The two times must differ", hi: "दोनों समय अलग होने चाहिए" }),
    ),
  }),
  reply: envelope(AlertSettings),
});

export const unsubscribe = command({
  method: "POST",
  path: "/unsubscribe/{token}",
  who: "anyone",
  summary:
    "Ends all mails about saved searches and watched lots, by the link in one of them; no login is needed.",
  params: z.object({ token: z.string().min(1).max(100) }),
});
