import { z } from "zod";
import {
  Banner,
  Blog,
  ContactMedia,
  ContactMediaKind,
  Policy,
  PolicyEntry,
  Testimonial,
} from "./content/shapes.ts";
import { command, envelope, operation } from "./http/operation.ts";
import { complaint } from "./values/complaint.ts";
import { CITY, MESSAGE, NAME } from "./values/field-names.ts";
import { Email, line, Mobile, prose, TenDigits } from "./values/fields.ts";

/**
 * Content for everybody: policies, blog, contact media, testimonials; and what visitors send. How
 * the office writes it: office-content.ts.
 */

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

export const contactMedia = operation({
  method: "GET",
  path: "/admin/contact-media-by-type/{type}",
  who: "anyone",
  summary: "Contact items or social links.",
  params: z.object({ type: ContactMediaKind }),
  reply: envelope(z.array(ContactMedia)),
});

export const testimonials = operation({
  method: "GET",
  path: "/testimonial",
  who: "anyone",
  summary: "What clients say.",
  reply: envelope(z.array(Testimonial)),
});

export const banner = operation({
  method: "GET",
  path: "/banner",
  who: "anyone",
  summary: "What Home says above everything today in India; null on other days.",
  reply: envelope(Banner.nullable()),
});

export const contactQuery = command({
  method: "POST",
  path: "/admin/contact-query",
  who: "anyone",
  summary: "A question from the contact form.",
  body: z.object({
    name: line(80, NAME),
    email: Email,
    mobile: TenDigits,
    message: prose(3000, MESSAGE),
  }),
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
    service: z.enum(SERVICES, complaint({ en: "Choose a service", hi: "सेवा चुनिए" })),
    name: line(80, NAME),
    organisation: line(120, { en: "Organisation", hi: "कंपनी या संस्था" }),
    email: Email,
    mobile: Mobile,
    city: line(80, CITY),
    state: line(80, { en: "State", hi: "राज्य" }),
    message: prose(3000, MESSAGE),
  }),
  reply: envelope(z.object({ reference: z.string() })),
});

export {
  officeBanners,
  officeBlogs,
  officeContactMedia,
  officePicture,
  officePolicies,
  officeTestimonials,
  policyVersions,
} from "./content/office.ts";
export { moveCategory, officeCategories } from "./content/office-categories.ts";
export { PAGES } from "./content/pages.ts";
export * from "./content/shapes.ts";
