import { z } from "zod";
import { CompanyPaperKind } from "../companies/papers.ts";
import { envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { NOTE } from "../values/field-names.ts";
import { ById, IdOut, prose } from "../values/fields.ts";
import { RupeesOut, whole } from "../values/money.ts";
import { FOUND_KINDS, OBJECT_KINDS, TIMELINE_KINDS } from "./object-kinds.ts";
import { OfficeUser } from "./people.ts";

/** Pages of the office about one company, user, lot or sale: what happened to it, and notes. */

export * from "./object-kinds.ts";

const OneObject = ById.extend({
  kind: z.enum(
    OBJECT_KINDS,
    complaint({
      en: "Choose company, user, lot or award",
      hi: "company, user, lot या award में से चुनिए",
    }),
  ),
});

const Linked = z.object({
  kind: z.enum([...OBJECT_KINDS, "authorisation"]),
  _id: IdOut,
  name: z.string(),
});

export const TimelineEntry = z.object({
  _id: z.string().describe("Of this entry in this timeline."),
  at: z.string().describe("ISO 8601."),
  kind: z.enum(TIMELINE_KINDS),
  what: z.string().describe("A code of its kind, or the audit's words, or a message's subject."),
  text: z.string().nullable().describe("A reason, a note, a number: whatever went with it."),
  by: z.string().nullable().describe("Null of the market itself."),
  amount: RupeesOut.nullable(),
  about: Linked.nullable().describe("What else it is about."),
  source_id: IdOut.describe("Of the row that it is made from, such as a journal entry."),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;

export const timeline = operation({
  method: "GET",
  path: "/admin/timeline/{kind}/{id}",
  who: "admin",
  may: "overview.read",
  summary:
    "What happened to a company, user, lot or sale, newest first, as far as the caller's role sees it; `before` is the `next` of the page before.",
  params: OneObject,
  query: z.object({
    before: z
      .string()
      .regex(
        /^\d{1,17}\.\d{1,2}\.\d{1,15}$/,
        complaint({ en: "This is no place in a timeline", hi: "टाइमलाइन में ऐसी कोई जगह नहीं है" }),
      )
      .optional(),
    rows: whole(z.int().min(1).max(100)).default(25),
    without: z.literal("message").optional().describe("Leaves out what was sent to members."),
  }),
  reply: envelope(
    z.object({
      entries: z.array(TimelineEntry),
      next: z.string().nullable().describe("Null on the last page."),
    }),
  ),
});

export const addNote = operation({
  method: "POST",
  path: "/admin/notes/{kind}/{id}",
  who: "admin",
  may: "overview.read",
  summary:
    "Notes something about a company, user, lot or sale, for the office alone: it stands in the timeline and the audit, and is never changed.",
  params: OneObject,
  body: z.object({ text: prose(2000, NOTE) }),
  reply: envelope(z.null()),
});

/** As a bid is refused; who of the office did it, where somebody did. */
export const MayNotBid = z.object({
  why: z.enum(["deactivated", "company_suspended", "company_barred"]),
  since: z.string().nullable().describe("ISO 8601."),
  until: z.string().nullable().describe("ISO 8601; null until the office lifts it."),
  by: z.string().nullable().describe("Null of the market itself."),
  reason: z.string().nullable(),
});
export type MayNotBid = z.output<typeof MayNotBid>;

export const user = operation({
  method: "GET",
  path: "/admin/users/{id}",
  who: "admin",
  may: "accounts.read",
  summary: "One account, with the company that it acts for and its last sign-in.",
  params: ById,
  reply: envelope(
    OfficeUser.extend({
      company: z
        .object({
          _id: IdOut,
          name: z.string(),
          role: z.string().nullable(),
          seat: z.enum(["active", "asked", "declined", "removed"]),
          bid_limit: RupeesOut.nullable(),
        })
        .nullable(),
      company_papers: z
        .array(
          z.object({
            kind: CompanyPaperKind,
            state: z.enum(["sent", "accepted", "correction_asked"]),
          }),
        )
        .describe("What the company that it acts for has handed in, and what the office said."),
      may_not_bid: z
        .array(MayNotBid)
        .describe("What keeps the account from bidding now; empty where nothing does."),
      wrong_tries: z
        .array(
          z.object({
            kind: z.enum(["code", "password"]),
            tries: z.number(),
            last_at: z.string().describe("ISO 8601."),
          }),
        )
        .describe("Wrong codes and passwords of the last day for its phone and address."),
      last_sign_in: z.string().nullable().describe("ISO 8601."),
      watches: z.number().describe("Lots that it watches."),
      saved_searches: z.number(),
    }),
  ),
});

export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  _id: IdOut,
  name: z.string(),
  below: z.string().describe("What tells it from others."),
  by: z.string().nullable().describe("The number that was typed: GSTIN. Null of what is alike."),
  part: z
    .enum(["goods", "papers", "money"])
    .nullable()
    .describe("The part of its page that has the number: of a plate the goods of its sale."),
});
export type Found = z.output<typeof Found>;

export const find = operation({
  method: "GET",
  path: "/admin/find",
  who: "admin",
  may: "overview.read",
  summary:
    "Finds by lot or sale number, CQ or SR reference, plate, e-way bill, invoice or other paper's number, UTR, payment, PAN, GSTIN, authorisation number, phone or mail address, these first, however they are written; then by words of titles and names.",
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1, complaint({ en: "Type what to find", hi: "लिखिए कि क्या खोजना है" }))
      .max(100),
  }),
  reply: envelope(z.object({ found: z.array(Found) })),
});
