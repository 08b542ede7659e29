import type { authorisations, Language } from "@rebale/contract";
import type { Selectable } from "kysely";
import type { Banners, Blogs, Policies, Testimonials } from "../../platform/db/db-types.ts";

/** Rows as the specification names their fields; the contract drops what it does not name. */

export const withTextId = <R extends { id: number }>(row: R): Omit<R, "id"> & { _id: string } => {
  const { id, ...rest } = row;
  return { _id: String(id), ...rest };
};

/** For the office, which sees both languages. */
export const presentPolicy = (policy: Selectable<Policies>) => ({
  ...withTextId(policy),
  updated_at: policy.updated_at.toISOString(),
  next: nextOf(policy),
});
function nextOf({ next_title, next_description, next_from, ...policy }: Selectable<Policies>) {
  if (next_title === null || next_description === null || next_from === null) return null;
  return {
    title: next_title,
    description: next_description,
    title_hi: policy.next_title_hi,
    description_hi: policy.next_description_hi,
    in_force_from: next_from,
  };
}
export const presentBlog = (blog: Selectable<Blogs>) => ({
  ...withTextId(blog),
  created_at: blog.created_at.toISOString(),
});

/** A text binds: it is Hindi as a whole, or English. */
export function readPolicy(policy: Selectable<Policies>, language: Language) {
  const { title_hi, description_hi } = policy;
  const hindi = language === "hi" && title_hi !== null && description_hi !== null;
  return {
    ...presentPolicy(policy),
    ...(hindi && { title: title_hi, description: description_hi }),
    lang: hindi ? ("hi" as const) : ("en" as const),
  };
}

/** Each part of it in Hindi where there is one; `lang` is that of its text. */
export function readBlog(blog: Selectable<Blogs>, language: Language) {
  const post = presentBlog(blog);
  if (language !== "hi") return { ...post, lang: "en" as const };
  return {
    ...post,
    title: blog.title_hi ?? blog.title,
    short_description: blog.short_description_hi ?? blog.short_description,
    description: blog.description_hi ?? blog.description,
    lang: blog.description_hi === null ? ("en" as const) : ("hi" as const),
  };
}

/** A testimonial is Hindi as a whole, or English. */
export function readTestimonial(row: Selectable<Testimonials>, language: Language) {
  const { name_hi: name, role_hi: role, review_hi: review } = row;
  const hindi = language === "hi" && name !== null && role !== null && review !== null;
  return {
    ...withTextId(row),
    ...(hindi && { name, role, review }),
    lang: hindi ? ("hi" as const) : ("en" as const),
  };
}
export function readBanner({ text_hi, ...row }: Selectable<Banners>, language: Language) {
  const hindi = language === "hi" && text_hi !== null;
  return {
    ...withTextId(row),
    text: hindi ? text_hi : row.text,
    lang: hindi ? ("hi" as const) : ("en" as const),
  };
}

interface Titled {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly title_hi: string | null;
  readonly requires_authorisation: string | null;
}
const usually = (row: Titled) => ({
  ...withTextId(row),
  requires_authorisation: row.requires_authorisation as authorisations.Stream | null,
});
export const presentCategory = ({
  icon,
  sub_category,
  ...category
}: Titled & {
  icon: string;
  sub_category: readonly (Titled & { readonly material: string | null })[];
}) => ({
  ...usually(category),
  icon,
  sub_category: sub_category.map((sub) => ({ ...usually(sub), material: sub.material })),
});
