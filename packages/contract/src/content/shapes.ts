import { z } from "zod";
import { IdOut } from "../values/fields.ts";
import { Language } from "../values/language.ts";

/**
 * Policies, articles, contact items and testimonials as they are read: in the language that the
 * call accepts, and in English where the office has written no other.
 */

const Lang = Language.describe("The language that its text is in.");

export const Policy = z.object({
  _id: IdOut,
  title: z.string(),
  url: z.string(),
  description: z.string(),
  updated_at: z.string(),
  in_force_from: z.string().nullable().describe("YYYY-MM-DD, as the page says; null says nothing."),
  lang: Lang,
  hindi_follows: z
    .boolean()
    .describe("False where the Hindi is of the text before: the English changed alone."),
});

export const PolicyEntry = Policy.omit({ description: true });

export const BlogEntry = z.object({
  _id: IdOut,
  slug: z.string(),
  title: z.string(),
  short_description: z.string(),
  image: z.string().nullable().describe("Below /uploads."),
  /** YYYY-MM-DD. */
  start_at: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
});
export type BlogEntry = z.output<typeof BlogEntry>;

export const Blog = BlogEntry.extend({ description: z.string(), lang: Lang });

export const ContactMediaKind = z.enum(["Contact", "Social"]);

export const ContactMedia = z.object({
  _id: IdOut,
  title: z.string(),
  media_value: z.string(),
  kind: ContactMediaKind,
});

export const Banner = z.object({
  _id: IdOut,
  text: z.string(),
  link: z.string().nullable().describe("A path of the site, or a whole address."),
  from_day: z.string().describe("YYYY-MM-DD in India, its first day."),
  until_day: z.string().describe("YYYY-MM-DD in India, its last day."),
  lang: Lang,
});

export const Testimonial = z.object({
  _id: IdOut,
  name: z.string(),
  role: z.string(),
  review: z.string(),
  image: z.string().nullable(),
  lang: Lang,
});
