import { z } from "zod";
import { Stream } from "../authorisations.ts";
import { command, envelope, operation } from "../http/operation.ts";
import { CONTACT_TITLES } from "../values/contact-values.ts";
import { ById, Day, IdOut, line, prose, Slug } from "../values/fields.ts";
import { whole } from "../values/money.ts";
import { Blog, ContactMedia, ContactMediaKind, Policy, Testimonial } from "./shapes.ts";

/** What the office writes: one kind of content after the other. */

/** Written by the office as HTML; the server keeps only harmless tags. */
const html = (what: string) =>
  z
    .string(`${what} is required.`)
    .trim()
    .min(1, `${what} is required.`)
    .max(200_000, `${what} is too long`);

/** The same in Hindi; null where there is none, left out in a change it stays. */
const inHindi = <T extends z.ZodType>(text: T) => text.nullish();

const policyTexts = {
  title: line(120, "Title"),
  description: html("Description"),
  title_hi: inHindi(line(120, "Title in Hindi")),
  description_hi: inHindi(html("Description in Hindi")),
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
});

const BlogIn = z.object({
  slug: Slug,
  title: line(160, "Title"),
  short_description: line(300, "Short description"),
  description: html("Description"),
  title_hi: inHindi(line(160, "Title in Hindi")),
  short_description_hi: inHindi(line(300, "Short description in Hindi")),
  description_hi: inHindi(html("Description in Hindi")),
  image: z.string().max(200).nullish().describe("Below /uploads, as the picture upload answered."),
  start_at: Day.nullish().describe("With a later day in India it is published on that day."),
  is_draft: z.boolean().optional().describe("Only the office sees a draft."),
});

const ContactMediaIn = z.object({
  title: z.enum(CONTACT_TITLES),
  media_value: line(300, "Value"),
  kind: ContactMediaKind,
});

const TestimonialIn = z.object({
  name: line(80, "Name"),
  role: line(120, "Role"),
  review: prose(600, "Review"),
  name_hi: inHindi(line(80, "Name in Hindi")),
  role_hi: inHindi(line(120, "Role in Hindi")),
  review_hi: inHindi(prose(600, "Review in Hindi")),
  image: z.string().max(200).nullish(),
});

/** GET (list), POST (add), PATCH and DELETE by id for one kind of content, all for the office. */
const office = <I extends z.ZodObject, O extends z.ZodType>(
  path: string,
  what: string,
  input: I,
  output: O,
) => {
  return {
    list: operation({
      method: "GET",
      path,
      who: "admin",
      may: "content.edit",
      summary: `Every ${what}.`,
      reply: envelope(z.array(output)),
    }),
    add: operation({
      method: "POST",
      path,
      who: "admin",
      may: "content.edit",
      summary: `Adds a ${what}.`,
      body: input,
      reply: envelope(output),
    }),
    change: operation({
      method: "PATCH",
      path: `${path}/{id}`,
      who: "admin",
      may: "content.edit",
      summary: `Changes a ${what}.`,
      params: ById,
      body: input.partial(),
      reply: envelope(output),
    }),
    remove: command({
      method: "DELETE",
      path: `${path}/{id}`,
      who: "admin",
      may: "content.edit",
      summary: `Deletes a ${what}.`,
      params: ById,
    }),
  } as const;
};

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

/** What the office's form fills in for lots of it; left out in a change, it stays. */
const usually = {
  requires_authorisation: Stream.nullish().describe("The stream that its lots usually ask for."),
};
const SubCategoryIn = z.object({
  url: Slug,
  title: line(60, "Title"),
  title_hi: inHindi(line(60, "Title in Hindi")),
  ...usually,
  material: z
    .string()
    .max(60)
    .nullish()
    .describe(
      "The code of what is sold in it: its HSN, GST and prices. Left out, an old one keeps its own, a new one gets what its title names.",
    ),
});
const CategoryIn = z.object({
  ...usually,
  url: Slug,
  title: line(60, "Title"),
  title_hi: inHindi(line(60, "Title in Hindi")),
  icon: z
    .string()
    .max(200)
    .regex(/^(\/[\w.-]+)+$/, "Use a path on this site"),
  sub_category: z.array(SubCategoryIn).max(60),
});
export const officeCategories = office(
  "/admin/categories",
  "category",
  CategoryIn,
  z.object({
    _id: IdOut,
    url: z.string(),
    icon: z.string(),
    title: z.string(),
    title_hi: z.string().nullable(),
    requires_authorisation: Stream.nullable(),
    sub_category: z.array(
      z.object({
        _id: IdOut,
        url: z.string(),
        title: z.string(),
        title_hi: z.string().nullable(),
        requires_authorisation: Stream.nullable(),
        material: z.string().nullable(),
      }),
    ),
  }),
);

export const moveCategory = command({
  method: "POST",
  path: "/admin/categories/{id}/place",
  who: "admin",
  may: "content.edit",
  summary: "Puts a category at this place among all of them; the others close up.",
  params: ById,
  body: z.object({
    place: whole(z.int("Use a whole number").min(1, "The first place is 1").max(10_000)).describe(
      "From 1 on; beyond the last one it is the last.",
    ),
  }),
});

export const officePicture = operation({
  method: "POST",
  path: "/admin/pictures",
  who: "admin",
  may: "content.edit",
  summary: "Stores a picture for a post, a category or a testimonial.",
  files: { picture: { max: 1, what: "picture" } },
  reply: envelope(z.object({ image: z.string() })),
});
