import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { officeList } from "./http/paging.ts";
import { paged } from "./office/paged.ts";
import type { RetentionKind } from "./personal-data/retention.ts";
import { complaint } from "./values/complaint.ts";
import { NOTE, REASON } from "./values/field-names.ts";
import { ById, IdOut, line, optionalLine } from "./values/fields.ts";

/** A person's rights to their data (DPDP Act 2023): seeing it, having it erased, what they agreed to. */

/** Which columns those are is said by the server's table of personal columns. */
const Row = z.record(
  z.string(),
  z.unknown().describe("As it is held: text, number, true or false, null or JSON."),
);

export const exportOwn = operation({
  method: "GET",
  path: "/user/export",
  who: "user",
  proven: true,
  summary: "All we hold on the caller, table by table, with where its documents are.",
  reply: envelope(
    z.object({
      made_at: z.string().describe("ISO 8601."),
      held: z.record(z.string(), z.array(Row)),
      documents: z.array(
        z.object({
          file: z.string(),
          media_type: z.string(),
          path: z.string().describe("Below /api, for the caller's token."),
        }),
      ),
      not_shown: z.array(z.object({ what: z.string(), why: z.string() })),
      shortened: z.array(z.string()).describe("Tables of which only the newest rows are here."),
    }),
  ),
});

/**
 * `leading_bids`: bids that stand in open auctions and may come to lead. Of a company that nobody
 * else is in: what it has (`balance`), awaits (`on_its_way`), owes (`owed`), and its bar.
 */
export const ERASURE_BLOCKS = [
  "open_lots",
  "leading_bids",
  "open_answers",
  "unsettled_orders",
  "last_owner",
  "balance",
  "on_its_way",
  "owed",
  "barred",
] as const;
export type ErasureBlock = (typeof ERASURE_BLOCKS)[number];

export const Blocking = z.array(z.object({ what: z.enum(ERASURE_BLOCKS), count: z.number() }));
export type Blocking = z.output<typeof Blocking>;

const STAYING = [
  "trade",
  "ledger",
  "audit",
  "sign_ins",
  "consents",
  "irregularities",
] as const satisfies readonly RetentionKind[];

export const Staying = z
  .array(z.enum([...STAYING, "company"]))
  .describe("What stays after an erasure, masked: as in the retention table, or the company.");
export type Staying = z.output<typeof Staying>;

export const Erasure = z.object({
  request: z
    .object({
      _id: IdOut,
      status: z.enum(["waiting", "withdrawn", "refused", "done"]),
      asked_at: z.string(),
      due_at: z.string().describe("ISO 8601: by when the office answers."),
      reason: z.string().nullable().describe("Of a refusal."),
    })
    .nullable()
    .describe("The last one."),
  stays: Staying,
  blocking: Blocking.describe("What has to be settled first."),
});
export type Erasure = z.output<typeof Erasure>;

export const readErasure = operation({
  method: "GET",
  path: "/user/erasure",
  who: "member",
  summary: "What would stay of the caller after an erasure and why, and how a request stands.",
  reply: envelope(Erasure),
});
export const askErasure = operation({
  method: "POST",
  path: "/user/erasure",
  who: "member",
  fresh: true,
  proven: true,
  summary: "Asks the office to erase the caller's account.",
  body: z.object({ note: optionalLine(500, NOTE) }),
  reply: envelope(Erasure),
});
export const withdrawErasure = operation({
  method: "DELETE",
  path: "/user/erasure",
  who: "member",
  summary: "Takes a waiting request back.",
  reply: envelope(Erasure),
});

export const OfficeErasure = z.object({
  _id: IdOut,
  status: z.enum(["waiting", "withdrawn", "refused", "done"]),
  account: z.object({
    _id: IdOut,
    name: z.string(),
    type: z.enum(["buyer", "seller"]),
    company: z.string().nullable(),
  }),
  note: z.string().nullable(),
  asked_at: z.string(),
  due_at: z.string(),
  is_late: z.boolean(),
  stays: Staying,
  blocking: Blocking,
  decision: z.object({ by: z.string(), at: z.string(), reason: z.string().nullable() }).nullable(),
});
export type OfficeErasure = z.output<typeof OfficeErasure>;

export const erasures = operation({
  method: "GET",
  path: "/admin/erasures",
  who: "admin",
  may: "erasures.decide",
  summary: "Requests to be erased, the one that is due first at the top.",
  query: officeList(["due", "asked"]).extend({
    status: z.enum(["waiting", "done", "refused", "withdrawn"]).default("waiting"),
  }),
  reply: paged(OfficeErasure),
});
export const decideErasure = operation({
  method: "PATCH",
  path: "/admin/erasures/{id}",
  who: "admin",
  may: "erasures.decide",
  fresh: true,
  summary: "Erases the account, which cannot be undone, or refuses with a reason for the member.",
  params: ById,
  body: z
    .object({ decision: z.enum(["erase", "refuse"]), reason: line(500, REASON).nullish() })
    .refine(({ decision, reason }) => decision === "erase" || reason, {
      path: ["reason"],
      ...complaint({
        en: "Give a reason. The member will see it",
        hi: "वजह लिखिए। सदस्य को यह दिखेगी",
      }),
    }),
  reply: envelope(OfficeErasure),
});

const Version = z.object({
  _id: IdOut,
  title: z.string(),
  url: z.string(),
  version: z.number(),
});
export const consents = operation({
  method: "GET",
  path: "/user/consents",
  who: "member",
  summary: "Which texts the caller agreed to and when, and which new ones they are asked about.",
  reply: envelope(
    z.object({
      agreed: z.array(
        Version.extend({
          agreed_at: z.string(),
          given_at: z.enum(["before", "registration", "sign-in"]),
        }),
      ),
      asked: z
        .array(Version)
        .describe("Only what is newer than the last agreement and older than this login."),
    }),
  ),
});
export const agree = command({
  method: "POST",
  path: "/user/consents",
  who: "member",
  summary: "Agrees to these versions, as they were shown.",
  body: z.object({ versions: z.array(ById.shape.id).min(1).max(20) }),
});
