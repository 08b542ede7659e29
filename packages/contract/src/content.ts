import { z } from "zod";
import { Email, Id, IdOut, line, Mobile, Nothing, prose, Slug, TenDigits } from "./fields.ts";
import { envelope, operation } from "./operation.ts";

/**
 * What the office writes and everybody reads: policies, blog, contact media, testimonials; and what
 * visitors send.
 */

/** Written by the office as HTML; the server keeps only harmless tags. */
const html = (what: string) =>
  z
    .string(`${what} is required.`)
    .trim()
    .min(1, `${what} is required.`)
    .max(200_000, `${what} is too long`);

const PolicyIn = z.object({
  title: line(120, "Title"),
  url: Slug,
  description: html("Description"),
});
export const Policy = z.object({
  _id: IdOut,
  title: z.string(),
  url: z.string(),
  description: z.string(),
  updated_at: z.string(),
});
export const PolicyEntry = Policy.omit({ description: true });

export const policies = operation({
  method: "GET",
  path: "/policy",
  who: "anyone",
  summary: "Policies; each url is a page of the site.",
  reply: envelope(z.array(PolicyEntry)),
});
export const policyByUrl = operation({
  method: "GET",
  path: "/policy/by-url/{path}",
  who: "anyone",
  summary: "One policy.",
  params: z.object({ path: z.string().max(120) }),
  reply: envelope(Policy),
});

const BlogIn = z.object({
  slug: Slug,
  title: line(160, "Title"),
  short_description: line(300, "Short description"),
  description: html("Description"),
  image: z.string().max(200).nullish().describe("Below /uploads, as the picture upload answered."),
  start_at: z.iso.date("Use YYYY-MM-DD").nullish(),
});
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
export const Blog = BlogEntry.extend({ description: z.string() });

export const blogs = operation({
  method: "GET",
  path: "/blog",
  who: "anyone",
  summary: "Posts, oldest first; the newest 500.",
  reply: envelope(z.array(Blog)),
});
export const blogBySlug = operation({
  method: "GET",
  path: "/blog/{slug}",
  who: "anyone",
  summary: "One post.",
  params: z.object({ slug: z.string().max(160) }),
  reply: envelope(Blog),
});

export const ContactMediaKind = z.enum(["Contact", "Social"]);
export const ContactMedia = z.object({
  _id: IdOut,
  title: z.string(),
  media_value: z.string(),
  kind: ContactMediaKind,
});
const ContactMediaIn = z.object({
  title: z.enum([
    "Email",
    "Mobile",
    "Address",
    "Whatsapp",
    "Facebook",
    "Instagram",
    "Linkedin",
    "Twitter",
  ]),
  media_value: line(300, "Value"),
  kind: ContactMediaKind,
});
export const contactMedia = operation({
  method: "GET",
  path: "/admin/contact-media-by-type/{type}",
  who: "anyone",
  summary: "Contact items or social links.",
  params: z.object({ type: ContactMediaKind }),
  reply: envelope(z.array(ContactMedia)),
});

const TestimonialIn = z.object({
  name: line(80, "Name"),
  role: line(120, "Role"),
  review: prose(600, "Review"),
  image: z.string().max(200).nullish(),
});
export const Testimonial = z.object({
  _id: IdOut,
  name: z.string(),
  role: z.string(),
  review: z.string(),
  image: z.string().nullable(),
});
export const testimonials = operation({
  method: "GET",
  path: "/testimonial",
  who: "anyone",
  summary: "What clients say.",
  reply: envelope(z.array(Testimonial)),
});

export const contactQuery = operation({
  method: "POST",
  path: "/admin/contact-query",
  who: "anyone",
  summary: "A question from the contact form.",
  body: z.object({
    name: line(80, "Name"),
    email: Email,
    mobile: TenDigits,
    message: prose(3000, "Message"),
  }),
  reply: envelope(Nothing),
});

export const SERVICES = [
  "epr",
  "awareness-drive",
  "collection",
  "compliance",
  "waste-management",
] as const;
export const serviceRequest = operation({
  method: "POST",
  path: "/service-request",
  who: "anyone",
  summary: "An enquiry from a service page.",
  body: z.object({
    service: z.enum(SERVICES, "Choose a service"),
    name: line(80, "Name"),
    organisation: line(120, "Organisation"),
    email: Email,
    mobile: Mobile,
    city: line(80, "City"),
    state: line(80, "State"),
    message: prose(3000, "Message"),
  }),
  reply: envelope(z.object({ reference: z.string() })),
});

/** GET (list), POST (add), PATCH and DELETE by id for one kind of content, all for the office. */
const office = <I extends z.ZodObject, O extends z.ZodType>(
  path: string,
  what: string,
  input: I,
  output: O,
) => {
  const one = z.object({ id: Id });
  return {
    list: operation({
      method: "GET",
      path,
      who: "admin",
      summary: `Every ${what}.`,
      reply: envelope(z.array(output)),
    }),
    add: operation({
      method: "POST",
      path,
      who: "admin",
      summary: `Adds a ${what}.`,
      body: input,
      reply: envelope(output),
    }),
    change: operation({
      method: "PATCH",
      path: `${path}/{id}`,
      who: "admin",
      summary: `Changes a ${what}.`,
      params: one,
      body: input.partial(),
      reply: envelope(output),
    }),
    remove: operation({
      method: "DELETE",
      path: `${path}/{id}`,
      who: "admin",
      summary: `Deletes a ${what}.`,
      params: one,
      reply: envelope(Nothing),
    }),
  } as const;
};

export const officePolicies = office("/admin/policies", "policy", PolicyIn, Policy);
export const officeBlogs = office("/admin/blogs", "post", BlogIn, Blog);
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
  Testimonial,
);

const CategoryIn = z.object({
  url: Slug,
  title: line(60, "Title"),
  icon: z
    .string()
    .max(200)
    .regex(/^\/[\w./-]+$/, "Use a path on this site"),
  sub_category: z.array(z.object({ url: Slug, title: line(60, "Title") })).max(60),
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
    sub_category: z.array(z.object({ _id: IdOut, url: z.string(), title: z.string() })),
  }),
);

export const officePicture = operation({
  method: "POST",
  path: "/admin/pictures",
  who: "admin",
  summary: "Stores a picture for a post, a category or a testimonial.",
  files: { picture: { max: 1, what: "picture" } },
  reply: envelope(z.object({ image: z.string() })),
});

/** Paths of the product's own pages: a policy may not take one (S2.18). */
export const PAGES = [
  "buyer",
  "seller",
  "login",
  "auctiondetail",
  "categoryproduct",
  "are-selling",
  "viewallproduct",
  "alllist",
  "sellerhome",
  "sellnow",
  "aboutus",
  "contactus",
  "how_we_do_it",
  "awarenessdrive",
  "epr",
  "compliance",
  "collection",
  "waste-management",
  "blogs",
  "blogs-detail",
  "dashboard",
  "dashprofile",
  "dashnotifications",
  "ordercomplete",
  "orderbidding",
  "totalbid",
  "dashproduct",
  "purchase",
  "admin",
  "api",
  "uploads",
  "assets",
  "icons",
  "pictures",
  "health",
  "ready",
  "metrics",
  "docs",
  "offline",
  "robots",
  "sitemap",
  "manifest",
] as const;
