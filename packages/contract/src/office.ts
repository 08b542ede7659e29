import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { officeList, Paging, Search } from "./http/paging.ts";
import { paged } from "./office/paged.ts";
import { Id, IdOut, Nothing } from "./values/fields.ts";
import { RupeesOut } from "./values/money.ts";

/** The office (/admin): people, lists, notifications, outbox, overview. */

export const audit = operation({
  method: "GET",
  path: "/admin/audit",
  who: "admin",
  may: "audit.read",
  summary:
    "What the office did, and who changed money, access or content: newest first, never changed or deleted.",
  query: officeList(["time", "action"]).extend({
    q: z.string().trim().max(100).optional().describe("Who, what, to what, or from where."),
    action: z.string().max(100).optional().describe("One kind of action, as it is written."),
  }),
  reply: paged(
    z.object({
      _id: IdOut,
      at: z.string(),
      who: z.string(),
      action: z.string(),
      subject: z.string(),
      lot_id: IdOut.nullable().describe("What it is about, where that has a page."),
      company_id: IdOut.nullable(),
      user_id: IdOut.nullable(),
      address: z.string().nullable().describe("The network address that it was done from."),
      before: z.unknown().describe("What was; null where nothing was, or it was not noted."),
      after: z.unknown().describe("What is, or the values that went with it."),
      details: z.string(),
    }),
  ),
});
export const auditActions = operation({
  method: "GET",
  path: "/admin/audit/actions",
  who: "admin",
  may: "audit.read",
  summary: "The kinds of action that the audit has entries of.",
  reply: envelope(z.object({ actions: z.array(z.string()) })),
});
const MESSAGE_CHANNELS = ["mail", "sms", "whatsapp", "push"] as const;
export const outbox = operation({
  method: "GET",
  path: "/admin/outbox",
  who: "admin",
  may: "outbox.read",
  summary: "Mail, SMS, WhatsApp and push: what was or would be sent, newest first.",
  query: Search.extend({
    channel: z.enum(MESSAGE_CHANNELS).optional(),
    user_id: Id.optional().describe("To this account alone."),
    company_id: Id.optional().describe("To who acts for this company."),
  }),
  reply: paged(
    z.object({
      _id: IdOut,
      channel: z.enum(MESSAGE_CHANNELS),
      to: z.string(),
      subject: z.string(),
      body: z.string(),
      status: z.enum(["waiting", "sent", "shown", "failed"]),
      attempts: z.number(),
      last_error: z.string().nullable(),
      created_at: z.string(),
      user_id: IdOut.nullable().describe("Whose it is, where that is an account."),
    }),
  ),
});

const TextChannel = z.enum(["sms", "whatsapp"]);
/** A text gateway's news, in one call as much as it likes. */
export const TextNews = z.object({
  reports: z
    .array(
      z.object({
        channel: TextChannel,
        reference: z.string().max(100).describe("As it was asked to send it."),
        status: z.string().max(40).describe("`failed` is heard, others are not."),
        reason: z.string().max(2000).optional(),
      }),
    )
    .max(1000)
    .default([]),
  replies: z
    .array(
      z.object({
        channel: TextChannel,
        from: z.string().max(20).describe("+919800000001"),
        text: z.string().max(10_000).describe("STOP and START are heard."),
      }),
    )
    .max(1000)
    .default([]),
});
export type TextNews = z.output<typeof TextNews>;
export const textWebhook = operation({
  method: "POST",
  path: "/messages/webhook",
  who: "anyone",
  signed: true,
  summary:
    "What the gateways of SMS and WhatsApp tell: {reports: [{channel, reference, status, reason}], replies: [{channel, from, text}]}. `x-signature` is the HMAC-SHA256 of the bytes, in hex, under one of TEXT_WEBHOOK_SECRETS. What failed after WhatsApp took it goes by SMS; who answers STOP is sent no more by that channel, until START.",
  reply: envelope(Nothing),
});

export const guesses = operation({
  method: "GET",
  path: "/admin/guesses",
  who: "admin",
  may: "security.read",
  summary: "Wrong codes and passwords of the last day by network, and whether they are unusual.",
  query: Paging,
  reply: envelope(
    z.array(
      z.object({
        network: z.string().describe("A /24 of IPv4, a /48 of IPv6."),
        kind: z
          .enum(["code", "password", "phone"])
          .describe("`phone`: asking whether unregistered phones are registered."),
        guesses: z.number(),
        accounts: z.number().describe("How many different ones were guessed at."),
        last_at: z.string(),
      }),
    ),
    {
      totalpage: z.number(),
      alarm: z.boolean(),
      last_hour: z.number(),
      usual_hour: z.number().describe("The mean of the week before."),
    },
  ),
});
export const overview = operation({
  method: "GET",
  path: "/admin/overview",
  who: "admin",
  may: "overview.read",
  summary: "The office's first screen: what waits and how the market does.",
  reply: envelope(
    z.object({
      sellers_waiting: z.number(),
      authorisations_waiting: z.number(),
      companies_waiting: z.number().describe("Companies whose papers wait for the office."),
      join_requests: z.number().describe("Members who asked to join a company."),
      lots_pending: z.number(),
      corrigenda_waiting: z.number().describe("Changes of published lots that sellers ask for."),
      flagged_bids: z.number().describe("That can still be voided."),
      erasures: z.number().describe("Members who wait to be erased."),
      irregularities: z.number().describe("Found by the rules and not decided."),
      close_failures: z.number().describe("Auctions that should be closed and could not be."),
      receipts_waiting: z.number().describe("Money that came in and is nobody's yet."),
      withdrawals_waiting: z.number().describe("To be approved, or released by a second person."),
      withdrawals_failed: z
        .number()
        .describe("Payouts that came back, after which their company has had none."),
      statement_lines_open: z.number().describe("Lines of the bank that nobody has explained."),
      sales_overdue: z.number().describe("Sales whose payment is late."),
      disputes_open: z.number().describe("Payments that their payers' banks ask back."),
      reversals_asked: z.number().describe("Entries that a second person has to agree to reverse."),
      accounts_to_agree: z.number().describe("Accounts of the holder's that one person has named."),
      days_to_close: z.number().describe("Days of money that are over and not closed."),
      tax_holds_disputed: z.number().describe("Kept GST that the office decides about."),
      bank_accounts_waiting: z.number(),
      gateway_events_open: z.number(),
      claims_disputed: z.number().describe("Claims that the office decides."),
      late_lifting: z.number().describe("Sales whose goods should have been lifted."),
      missing_papers: z.number().describe("Trucks that left without a paper they need."),
      live: z.number(),
      upcoming: z.number(),
      ending_within_hour: z.number(),
      bids_today: z.number(),
      closed_today: z.number(),
      sold_today: RupeesOut,
      buyers: z.number(),
      sellers: z.number(),
      messages_waiting: z.number(),
      messages_failed: z.number(),
      contact_queries: z.number().describe("That wait for an answer."),
      service_requests: z.number().describe("That wait for an answer."),
      guesses_alarm: z
        .number()
        .describe("Wrong codes and passwords of the last hour, where they are an alarm; else 0."),
      database: z
        .object({ version: z.string(), mended: z.string().nullable() })
        .describe("PostgreSQL's version, and the one to update to where it has known holes."),
      server_time: z.string(),
    }),
  ),
});

export const vitals = command({
  method: "POST",
  path: "/vitals",
  who: "anyone",
  summary: "A page's web-vitals, for /metrics.",
  body: z.object({
    name: z.enum(["CLS", "FCP", "INP", "LCP", "TTFB"]),
    value: z.number().min(0).max(600_000),
    page: z.string().max(60),
  }),
});

export * from "./enquiries/enquiries.ts";
export {
  Audience,
  dismissNotification,
  MAX_UNREAD,
  Notification,
  notificationReach,
  notifications,
  readNotifications,
  sendNotification,
  unreadNotifications,
  withdrawNotification,
} from "./notifications/notifications.ts";
export * from "./office/assignment.ts";
export * from "./office/decided.ts";
export * from "./office/objects.ts";
export * from "./office/people.ts";
export * from "./office/permissions.ts";
export * from "./office/set-up.ts";
export * from "./office/team.ts";
export * from "./office/views.ts";
