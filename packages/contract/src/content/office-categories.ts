import { z } from "zod";
import { Stream } from "../authorisations.ts";
import { command } from "../http/operation.ts";
import { complaint, officeOnly } from "../values/complaint.ts";
import { TITLE } from "../values/field-names.ts";
import { ById, IdOut, line, Slug } from "../values/fields.ts";
import { whole } from "../values/money.ts";
import { inHindi, office } from "./office-kind.ts";

/** Categories and their sub-categories, as the office writes them. */

/** The form's usual values for lots of it; left out in a change, they stay. */
const usually = {
  requires_authorisation: Stream.nullish().describe("The stream that its lots usually ask for."),
};
const SubCategoryIn = z.object({
  url: Slug,
  title: line(60, TITLE),
  title_hi: inHindi(line(60, officeOnly("Title in Hindi"))),
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
  title: line(60, TITLE),
  title_hi: inHindi(line(60, officeOnly("Title in Hindi"))),
  icon: z
    .string()
    .max(200)
    .regex(/^(\/[\w.-]+)+$/, complaint(officeOnly("Use a path on this site"))),
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
    place: whole(
      z
        .int(complaint(officeOnly("Use a whole number")))
        .min(1, complaint(officeOnly("The first place is 1")))
        .max(10_000),
    ).describe("From 1 on; beyond the last one it is the last."),
  }),
});
