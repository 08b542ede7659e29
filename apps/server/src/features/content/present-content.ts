import type { authorisations } from "@rebale/contract";
import type { Selectable } from "kysely";
import type { Blogs, Policies } from "../../platform/db/db-types.ts";

/** Rows as the specification names their fields; the contract drops what it does not name. */

export const withTextId = <R extends { id: number }>(row: R): Omit<R, "id"> & { _id: string } => {
  const { id, ...rest } = row;
  return { _id: String(id), ...rest };
};

export const presentPolicy = (policy: Selectable<Policies>) => ({
  ...withTextId(policy),
  updated_at: policy.updated_at.toISOString(),
});
export const presentBlog = (blog: Selectable<Blogs>) => ({
  ...withTextId(blog),
  created_at: blog.created_at.toISOString(),
});
interface Titled {
  readonly id: number;
  readonly url: string;
  readonly title: string;
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
