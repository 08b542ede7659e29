import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { REASON } from "../values/field-names.ts";
import { ById, IdOut, Instant, line } from "../values/fields.ts";

/** A company that is barred may not bid, until a day or until the office lifts it. */

const Bar = z.object({
  _id: IdOut,
  from_at: z.string().describe("ISO 8601."),
  until_at: z.string().nullable().describe("ISO 8601; null until the office lifts it."),
  reason: z.string().describe("A code of the market's, or the words of the office."),
  award_id: IdOut.nullable().describe("The sale that it came of."),
  by: z.string().nullable(),
  lifted_at: z.string().nullable(),
  lifted_by: z.string().nullable(),
  holds: z.boolean().describe("Whether it keeps the company from bidding now."),
});
export type Bar = z.output<typeof Bar>;

export const listBars = operation({
  method: "GET",
  path: "/admin/companies/{id}/bars",
  who: "admin",
  may: "companies.read",
  summary: "All bars of a company, the newest first.",
  params: ById,
  reply: envelope(z.array(Bar)),
});

export const bar = operation({
  method: "POST",
  path: "/admin/companies/{id}/bars",
  who: "admin",
  may: "awards.manage",
  summary: "Bars a company from bidding.",
  params: ById,
  body: z.object({
    reason: line(500, REASON),
    until_at: Instant.nullish().describe("Later than now; without it until it is lifted."),
  }),
  reply: envelope(Bar),
});

export const liftBar = operation({
  method: "DELETE",
  path: "/admin/companies/{id}/bars",
  who: "admin",
  may: "awards.manage",
  summary: "Lifts what bars a company now; nothing where nothing does.",
  params: ById,
  reply: envelope(z.null()),
});
