import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";

/** How a search was read, and what is suggested while one is typed. */

/** A reading of a part of the typed words. */
export const Reading = z.object({
  typed: z.string().describe("As it was typed."),
  as: z
    .enum(["category", "sub_category", "material", "state", "words"])
    .describe("The filter that it became; `words` where other words mean the same."),
  value: z.string().describe("The filter's value, or those words."),
  title: z.string(),
  without: z.string().describe("The search without this part."),
});
export type Reading = z.output<typeof Reading>;

export const SearchRead = z.object({
  q: z.string().describe("The search that was answered: as typed, or corrected."),
  read: z.array(Reading),
  words: z.array(z.string()).describe("What lots must have beside that."),
  corrected: z
    .boolean()
    .describe("Whether words that no lot has were replaced by what was probably meant."),
  literal: z
    .string()
    .describe("The search as typed in quotation marks: neither read as filters nor corrected."),
});
export type SearchRead = z.output<typeof SearchRead>;

export const Suggestion = z.object({
  kind: z.enum(["material", "category", "sub_category", "place", "lot"]),
  title: z.string(),
  note: z.string().describe("What tells it from others: the name that was typed, a place; or ''."),
  query: z.record(z.string(), z.string()).describe("The shop's filters; empty for a lot."),
  url: z.string().nullable().describe("A lot's url."),
});
export type Suggestion = z.output<typeof Suggestion>;

export const suggestions = operation({
  method: "GET",
  path: "/product/suggestions",
  who: "anyone",
  summary: "What the words typed so far may mean: materials, categories, places, live lots.",
  query: z.object({ q: z.string().trim().max(100).default("") }),
  reply: envelope(z.array(Suggestion)),
});
