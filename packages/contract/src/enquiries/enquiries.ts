import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { Search } from "../http/paging.ts";
import { complaint } from "../values/complaint.ts";
import { TITLE } from "../values/field-names.ts";
import { ById, Id, IdOut, line, prose } from "../values/fields.ts";
import { whole } from "../values/money.ts";

/** Questions from the contact form and requests from the service pages, and what the office does. */

export const ENQUIRY_STAGES = ["new", "in_progress", "answered", "closed"] as const;
export type EnquiryStage = (typeof ENQUIRY_STAGES)[number];

const Person = z.object({ _id: IdOut, name: z.string() });
const Handling = {
  reference: z.string().describe("Stands in the subject of every mail about it."),
  stage: z.enum(ENQUIRY_STAGES),
  assignee: Person.nullable(),
  version: z.number().describe("Goes with a change: what a colleague changed meanwhile is seen."),
  created_at: z.string(),
};

export const ContactQuery = z.object({
  _id: IdOut,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  message: z.string(),
  ...Handling,
});
export type ContactQuery = z.output<typeof ContactQuery>;

export const ServiceRequest = ContactQuery.extend({
  service: z.string(),
  organisation: z.string(),
  city: z.string(),
  state: z.string(),
});
export type ServiceRequest = z.output<typeof ServiceRequest>;

export const ENQUIRY_ENTRIES = ["reply", "received", "note"] as const;
export const EnquiryEntry = z.object({
  _id: IdOut,
  kind: z
    .enum(ENQUIRY_ENTRIES)
    .describe("`received`: what they wrote back, copied here; `note`: for the office alone."),
  by: z.string(),
  text: z.string(),
  at: z.string(),
  mail: z
    .enum(["waiting", "sent", "shown", "failed"])
    .nullable()
    .describe("What became of a reply's mail; null for what was not sent, or is forgotten."),
});
export type EnquiryEntry = z.output<typeof EnquiryEntry>;

const query = Search.extend({
  stage: z
    .enum(["waiting", ...ENQUIRY_STAGES])
    .optional()
    .describe("`waiting`: new or in progress, longest waiting first."),
  assignee: z
    .union(
      [z.enum(["me", "none"]), Id],
      complaint({
        en: "Choose me, none or an account's id",
        hi: "me, none या किसी खाते की id चुनिए",
      }),
    )
    .optional(),
});

const Version = whole(
  z
    .int(
      complaint({
        en: "Say which version you saw",
        hi: "लिखिए कि आपने कौन-सा वर्ज़न देखा",
      }),
    )
    .min(0),
);
const text = prose(5000, { en: "Text", hi: "टेक्स्ट" });

export const EnquiryMember = z.object({
  _id: IdOut,
  name: z.string(),
  type: z.enum(["buyer", "seller"]),
  company: Person.nullable(),
  same: z
    .array(z.enum(["email", "mobile"]))
    .describe("What of the enquiry is theirs. Nobody has proven it: anyone may type it."),
  lots: z.number().describe("That they have listed."),
  bids: z.number().describe("Lots that they have bid on."),
});
export type EnquiryMember = z.output<typeof EnquiryMember>;

const thread = {
  members: z.array(EnquiryMember).describe("Whose email or mobile it has."),
  entries: z.array(EnquiryEntry).describe("In order of time."),
  colleagues: z.array(Person).describe("Who may be asked to answer."),
};

/** The five calls of one kind of enquiry. */
const enquiries = <const P extends string, Row extends z.ZodObject, Whole extends z.ZodObject>(
  path: P,
  what: string,
  row: Row,
  whole: Whole,
) => {
  const answering = { who: "admin", may: "enquiries.answer", params: ById } as const;
  return {
    list: operation({
      method: "GET",
      path,
      who: "admin",
      may: "enquiries.read",
      summary: `${what}, newest first.`,
      query,
      reply: envelope(z.array(row), {
        totalpage: z.number(),
        waiting: z.number().describe("How many are new or in progress, counted up to 10,000."),
        waiting_since: z.string().nullable().describe("When the oldest of those came."),
      }),
    }),
    read: operation({
      method: "GET",
      path: `${path}/{id}`,
      who: "admin",
      may: "enquiries.read",
      summary: "One with its thread.",
      params: ById,
      reply: envelope(whole),
    }),
    change: operation({
      ...answering,
      method: "PATCH",
      path: `${path}/{id}`,
      summary: "Hands it to a colleague, or moves it on; 409 if somebody changed it meanwhile.",
      body: z
        .object({
          version: Version,
          stage: z
            .enum(
              ["new", "in_progress", "closed"],
              complaint({ en: "Choose a status", hi: "स्टेटस चुनिए" }),
            )
            .optional(),
          assignee: z
            .union(
              [z.literal("me"), Id],
              complaint({ en: "Choose me or an account's id", hi: "me या किसी खाते की id चुनिए" }),
            )
            .nullish(),
        })
        .refine((body) => body.stage !== undefined || body.assignee !== undefined, {
          ...complaint({ en: "Say what changes", hi: "लिखिए कि क्या बदलना है" }),
        }),
      reply: envelope(whole),
    }),
    reply: operation({
      ...answering,
      method: "POST",
      path: `${path}/{id}/replies`,
      summary: "Answers by mail; 409 if a colleague answered or changed it meanwhile.",
      body: z.object({ version: Version, text, close: z.boolean().default(false) }),
      reply: envelope(whole),
    }),
    note: operation({
      ...answering,
      method: "POST",
      path: `${path}/{id}/notes`,
      summary: "Adds a note for the office, or what they wrote back.",
      body: z.object({ text, kind: z.enum(["note", "received"]).default("note") }),
      reply: envelope(whole),
    }),
  };
};

export const contactQueries = enquiries(
  "/admin/contact-queries",
  "Questions from the contact form",
  ContactQuery,
  ContactQuery.extend(thread),
);
export const serviceRequests = enquiries(
  "/admin/service-requests",
  "Enquiries from the service pages",
  ServiceRequest,
  ServiceRequest.extend(thread),
);

export const SavedReply = z.object({
  _id: IdOut,
  title: z.string(),
  text: z.string().describe("`{name}` and `{reference}` stand for the enquiry's own."),
});
export type SavedReply = z.output<typeof SavedReply>;
/** So many are saved in all. */
export const MAX_REPLIES = 100;

export const savedReplies = operation({
  method: "GET",
  path: "/admin/saved-replies",
  who: "admin",
  may: "enquiries.answer",
  summary: "What the office answers often, by title.",
  reply: envelope(z.object({ replies: z.array(SavedReply) })),
});
export const saveReply = operation({
  method: "POST",
  path: "/admin/saved-replies",
  who: "admin",
  may: "enquiries.answer",
  summary: `Saves an answer for all who answer; one of the same title is replaced. ${MAX_REPLIES} at most.`,
  body: z.object({ title: line(80, TITLE), text }),
  reply: envelope(SavedReply),
});
export const deleteReply = command({
  method: "DELETE",
  path: "/admin/saved-replies/{id}",
  who: "admin",
  may: "enquiries.answer",
  summary: "Deletes a saved answer.",
  params: ById,
});
