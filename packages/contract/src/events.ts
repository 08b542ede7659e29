import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";
import { Paging, Search } from "./http/paging.ts";
import { Deposit, PayThrough, saleThrough } from "./listings/deposit.ts";
import { Lot, LotStatus } from "./listings/lot-shapes.ts";
import { Picture } from "./listings/pictures.ts";
import { complaint, type Words } from "./values/complaint.ts";
import { chooseALot, chooseAtMostLots, eachLotOnce, tooLong } from "./values/complaints.ts";
import { TITLE } from "./values/field-names.ts";
import { ById, Id, IdName, IdOut, IndiaTime, line } from "./values/fields.ts";
import { whole } from "./values/money.ts";

/** Lots that are sold together, closing one after another. */

export const MAX_EVENT_LOTS = 200;
export const EVENT_STATUSES = ["upcoming", "live", "ended"] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

const text = (what: Words) =>
  z
    .string()
    .trim()
    .max(4000, tooLong(what, 4000))
    .transform((given) => given.replace(/\p{Cs}/gu, "\ufffd").replaceAll("\0", ""));

const fields = {
  title: line(120, TITLE),
  title_hi: line(120, { en: "Title in Hindi", hi: "हिंदी में नाम" })
    .nullish()
    .describe("Left out in a change, it stays; null for none."),
  product_ids: z
    .array(Id)
    .min(1, chooseALot)
    .max(MAX_EVENT_LOTS, chooseAtMostLots(MAX_EVENT_LOTS))
    .refine((ids) => new Set(ids).size === ids.length, eachLotOnce)
    .describe("In the order in which they close."),
  start_at: IndiaTime,
  first_end_at: IndiaTime.describe("When the first lot closes."),
  interval_seconds: whole(
    z
      .int(complaint({ en: "Use whole seconds", hi: "पूरे सेकंड लिखिए, दशमलव नहीं" }))
      .min(
        1,
        complaint({
          en: "Lots close at least a second apart",
          hi: "दो लॉट के बीच कम से कम एक सेकंड रखिए",
        }),
      )
      .max(
        86_400,
        complaint({
          en: "Lots close at most a day apart",
          hi: "दो लॉट के बीच ज़्यादा से ज़्यादा एक दिन रखिए",
        }),
      ),
  ).describe("Between the ends of one lot and the next."),
  inspection: text({ en: "Inspection", hi: "माल देखने की जानकारी" }),
  terms: text({ en: "Terms", hi: "शर्तें" }),
  moves_following: z
    .boolean()
    .describe("A late bid moves the ends of all lots that follow, not of its own lot alone."),
  deposit: saleThrough.deposit.describe("Of its lots that name none; null for none."),
  pay_through: PayThrough.nullish().describe("Of its lots that name none."),
};
const NewEvent = z.object({
  ...fields,
  interval_seconds: fields.interval_seconds.default(60),
  inspection: fields.inspection.default(""),
  terms: fields.terms.default(""),
  moves_following: fields.moves_following.default(false),
});
const EventChange = z.object(fields).partial();
export type EventChange = z.output<typeof EventChange>;

const titleInHindi = z.string().nullable().describe("Null where it has none.");
export const Event = z.object({
  _id: IdOut,
  title: z.string(),
  title_hi: titleInHindi,
  url: z.string(),
  status: z.enum(EVENT_STATUSES).describe("`ended` once the last lot's time is over."),
  inspection: z.string(),
  terms: z.string(),
  start_at: z.string().describe("YYYY-MM-DD HH:mm:ss in Asia/Kolkata."),
  starts_at: z.string().describe("ISO 8601."),
  first_end_at: z.string(),
  first_ends_at: z.string(),
  ends_at: z.string().describe("ISO 8601: when the last lot ends as things stand."),
  interval_seconds: z.number(),
  moves_following: z.boolean(),
  deposit: Deposit.nullable().describe("What its lots ask to have deposited where they name none."),
  pay_through: PayThrough.nullable(),
  lot_count: z.number().describe("Lots that everybody may see."),
  images: z.array(Picture).describe("Of its first lots, one each."),
});
export type Event = z.output<typeof Event>;

export const EventLot = Lot.extend({
  place: z
    .number()
    .describe(
      "From 1 on. A lot that is withdrawn keeps its place, and the others theirs and their times.",
    ),
  terms_version: z
    .number()
    .nullable()
    .describe("Of the terms that a first bid accepts; null where it has none."),
});
export type EventLot = z.output<typeof EventLot>;

const EventPage = Event.extend({
  lots: z.array(EventLot).describe("Approved lots, in the order in which they close."),
});
export type EventPage = z.output<typeof EventPage>;

/** A lot as who makes an event sees it. */
const PlannedLot = z.object({
  _id: IdOut,
  title: z.string(),
  url: z.string(),
  status: LotStatus,
  place: z.number(),
  ends_at: z.string().describe("ISO 8601: its end, or the one it gets with its approval."),
});
export const OwnEvent = Event.extend({
  lots: z.array(PlannedLot),
  can_change: z.boolean().describe("Whether no lot of it has opened yet."),
  office: z.boolean().describe("Whether it is the office's own."),
});
export type OwnEvent = z.output<typeof OwnEvent>;

const clock = { server_time: z.string() };
const pages = { ...clock, totalpage: z.number(), total: z.number() };

export const list = operation({
  method: "GET",
  path: "/event",
  who: "anyone",
  summary: "Events with approved lots: live ones first, then upcoming ones, then what is over.",
  query: Paging.extend({
    status: z.union([z.literal("").transform(() => undefined), z.enum(EVENT_STATUSES)]).optional(),
  }),
  reply: envelope(z.array(Event), pages),
});

export const read = operation({
  method: "GET",
  path: "/event/{idname}",
  who: "anyone",
  summary: "One event by url or id, with its approved lots.",
  params: z.object({ idname: IdName }),
  reply: envelope(EventPage, clock),
});

const Neighbour = z.object({ url: z.string(), title: z.string() }).nullable();
const LotsEvent = z.object({
  title: z.string(),
  title_hi: titleInHindi,
  url: z.string(),
  place: z.number().describe("From 1 on."),
  lots: z.number(),
  previous: Neighbour,
  next: Neighbour,
});
/** The event that a lot is sold in. */
export type LotsEvent = z.output<typeof LotsEvent>;
export const ofLot = operation({
  method: "GET",
  path: "/event/of-lot/{product_id}",
  who: "anyone",
  summary: "The event that an approved lot is sold in, null for none, and the lots beside it.",
  params: z.object({ product_id: Id }),
  reply: envelope(LotsEvent.nullable()),
});

const one = envelope(OwnEvent, clock);

export const own = operation({
  method: "GET",
  path: "/event/own",
  who: "seller",
  summary: "The seller's own events, newest first.",
  query: Paging,
  reply: envelope(z.array(OwnEvent), pages),
});
export const create = operation({
  method: "POST",
  path: "/event",
  who: "seller-manager",
  summary:
    "Makes an event of own lots that have not opened yet. Lot n ends n intervals after the first one; lots that wait take their times when they are approved.",
  body: NewEvent,
  reply: one,
});
export const change = operation({
  method: "PATCH",
  path: "/event/{id}",
  who: "seller-manager",
  summary: "Changes an own event; its lots and times until its first lot opens.",
  params: ById,
  body: EventChange,
  reply: one,
});

export const officeList = operation({
  method: "GET",
  path: "/admin/events",
  who: "admin",
  may: "lots.read",
  summary: "All events, newest first.",
  query: Search,
  reply: envelope(z.array(OwnEvent), { totalpage: z.number() }),
});
export const officeCreate = operation({
  method: "POST",
  path: "/admin/events",
  who: "admin",
  may: "lots.review",
  summary: "Makes an event of lots of any sellers that have not opened yet.",
  body: NewEvent,
  reply: one,
});
export const officeChange = operation({
  method: "PATCH",
  path: "/admin/events/{id}",
  who: "admin",
  may: "lots.review",
  summary: "Changes any event; its lots and times until its first lot opens.",
  params: ById,
  body: EventChange,
  reply: one,
});
