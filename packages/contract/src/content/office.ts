import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { CONTACT_TITLES } from "../values/contact-values.ts";
import { hindiOf, NAME, TITLE } from "../values/field-names.ts";
import { ById, Day, line, prose, Slug } from "../values/fields.ts";
import { html, inHindi, office } from "./office-kind.ts";
import { Banner, Blog, ContactMedia, ContactMediaKind, Policy, Testimonial } from "./shapes.ts";

/** The office's content: one kind after the other. */

/** As the screens name these fields. */
const PAGE_TEXT = { en: "Description", hi: "टेक्स्ट" };
const TEXT = { en: "Text", hi: "टेक्स्ट" };
const SHORT_DESCRIPTION = { en: "Short description", hi: "छोटा ब्योरा" };
const ROLE = { en: "Role", hi: "पद" };
const REVIEW = { en: "Review", hi: "राय" };

const policyTexts = {
  title: line(120, TITLE),
  description: html(PAGE_TEXT),
  title_hi: inHindi(line(120, hindiOf(TITLE))),
  description_hi: inHindi(html(hindiOf(PAGE_TEXT))),
};
const PolicyIn = z.object({
  ...policyTexts,
  url: Slug,
  in_force_from: Day.nullish().describe("Shown under the title."),
  is_draft: z
    .boolean()
    .optional()
    .describe("Only the office sees a draft. A text with an open [[mark]] stays one."),
  next: z
    .object({ ...policyTexts, in_force_from: Day })
    .nullish()
    .describe(
      "What takes the place of title and texts on a later day in India; null drops what waits. Only of a policy that is out.",
    ),
  needs_consent: z
    .boolean()
    .optional()
    .describe("Whether members agree to it; left out in a change, it stays."),
  hindi_follows: z
    .boolean()
    .optional()
    .describe("Whether the Hindi is of this English; left out, the change itself tells."),
});

const LINK = {
  en: "A link begins with / on this site, and with https:// elsewhere",
  hi: "इस साइट का लिंक / से शुरू होता है, और बाहर का https:// से",
};
const BannerIn = z.object({
  text: line(140, TEXT),
  text_hi: inHindi(line(140, hindiOf(TEXT))),
  link: z
    .string()
    .trim()
    .max(300, complaint(LINK))
    .regex(/^(https:\/\/[\w-]+(\.[\w-]+)+|\/(?![/\\]))[^\s\\]*$/, complaint(LINK))
    .nullish(),
  from_day: Day.describe("In India, the first day on Home."),
  until_day: Day.describe("In India, the last day on Home."),
});

const BlogIn = z.object({
  slug: Slug,
  title: line(160, TITLE),
  short_description: line(300, SHORT_DESCRIPTION),
  description: html(PAGE_TEXT),
  title_hi: inHindi(line(160, hindiOf(TITLE))),
  short_description_hi: inHindi(line(300, hindiOf(SHORT_DESCRIPTION))),
  description_hi: inHindi(html(hindiOf(PAGE_TEXT))),
  image: z.string().max(200).nullish().describe("Below /uploads, as the picture upload answered."),
  start_at: Day.nullish().describe("With a later day in India it is published on that day."),
  is_draft: z.boolean().optional().describe("Only the office sees a draft."),
});

const ContactMediaIn = z.object({
  title: z.enum(CONTACT_TITLES),
  media_value: line(300, { en: "Value", hi: "ब्योरा" }),
  kind: ContactMediaKind,
});

const TestimonialIn = z.object({
  name: line(80, NAME),
  role: line(120, ROLE),
  review: prose(600, REVIEW),
  name_hi: inHindi(line(80, hindiOf(NAME))),
  role_hi: inHindi(line(120, hindiOf(ROLE))),
  review_hi: inHindi(prose(600, hindiOf(REVIEW))),
  image: z.string().max(200).nullish(),
});

export const officePolicies = office(
  "/admin/policies",
  "policy",
  PolicyIn,
  Policy.omit({ lang: true }).extend({
    needs_consent: z.boolean(),
    title_hi: z.string().nullable(),
    description_hi: z.string().nullable(),
    is_draft: z.boolean(),
    next: z
      .object({
        title: z.string(),
        description: z.string(),
        title_hi: z.string().nullable(),
        description_hi: z.string().nullable(),
        in_force_from: z.string().describe("YYYY-MM-DD."),
      })
      .nullable()
      .describe("What waits for its day."),
  }),
);
export const policyVersions = operation({
  method: "GET",
  path: "/admin/policies/{id}/versions",
  who: "admin",
  may: "content.edit",
  summary: "Each text of a policy as it stood, the newest first; they never change.",
  params: ById,
  reply: envelope(
    z.array(
      z.object({
        version: z.number(),
        title: z.string(),
        description: z.string(),
        since: z.string().describe("ISO 8601."),
        agreed: z.number().describe("Members who agreed to it."),
      }),
    ),
  ),
});
export const officeBlogs = office(
  "/admin/blogs",
  "post",
  BlogIn,
  Blog.omit({ lang: true }).extend({
    title_hi: z.string().nullable(),
    short_description_hi: z.string().nullable(),
    description_hi: z.string().nullable(),
    is_draft: z.boolean(),
    is_scheduled: z
      .boolean()
      .optional()
      .describe("In the list: it waits for its day, and nobody else sees it until then."),
  }),
);
export const officeContactMedia = office(
  "/admin/contact-media",
  "contact item",
  ContactMediaIn,
  ContactMedia,
);
export const officeBanners = office(
  "/admin/banners",
  "banner",
  BannerIn,
  Banner.omit({ lang: true }).extend({
    text_hi: z.string().nullable(),
    state: z.enum(["waits", "shown", "over"]).describe("Today in India."),
  }),
);
export const officeTestimonials = office(
  "/admin/testimonials",
  "testimonial",
  TestimonialIn,
  Testimonial.omit({ lang: true }).extend({
    name_hi: z.string().nullable(),
    role_hi: z.string().nullable(),
    review_hi: z.string().nullable(),
  }),
);

export const officePicture = operation({
  method: "POST",
  path: "/admin/pictures",
  who: "admin",
  may: "content.edit",
  summary: "Stores a picture for a post, a category or a testimonial.",
  files: { picture: { max: 1, what: "picture" } },
  reply: envelope(z.object({ image: z.string() })),
});
