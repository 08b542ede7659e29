import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { IdOut } from "../values/fields.ts";

/** A market's needs before its first lot, and which of them it has. */
export const setUp = operation({
  method: "GET",
  path: "/admin/set-up",
  who: "admin",
  may: "content.edit",
  summary: "What of the content that a new market needs is there already.",
  reply: envelope(
    z.object({
      categories: z.number(),
      policies: z.number().describe("Those that are out."),
      policy_drafts: z.number(),
      contact_media: z.number(),
      colleagues: z.number().describe("Who works in the office beside the caller."),
      lots: z.number().describe("Whether there is any: 1, or 0."),
    }),
  ),
});

export const addUsualCategories = operation({
  method: "POST",
  path: "/admin/categories/usual",
  who: "admin",
  may: "content.edit",
  summary:
    "Adds the usual categories of scrap with their materials; those whose url is in use are left out.",
  reply: envelope(z.object({ added: z.number() })),
});

export const addUsualPolicies = operation({
  method: "POST",
  path: "/admin/policies/usual",
  who: "admin",
  may: "content.edit",
  summary:
    "Adds the usual policies as drafts in English and Hindi, with [[marks]] for the operator's details; those whose url is in use are left out.",
  reply: envelope(z.object({ added: z.number() })),
});

const Titled = z.object({
  kind: z.enum(["policy", "post", "category", "sub_category", "testimonial", "banner"]),
  id: IdOut,
  title: z.string(),
});

export const contentWaiting = operation({
  method: "GET",
  path: "/admin/content/waiting",
  who: "admin",
  may: "content.edit",
  summary: "Texts that wait for their day, the next first, and those that Hindi is missing of.",
  reply: envelope(
    z.object({
      to_come: z.array(Titled.extend({ on: z.string().describe("YYYY-MM-DD in India.") })),
      hindi_missing: z.array(Titled).describe("50 at most."),
    }),
  ),
});
