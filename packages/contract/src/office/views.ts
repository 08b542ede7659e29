import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { complaint, officeOnly } from "../values/complaint.ts";
import { NAME } from "../values/field-names.ts";
import { ById, IdOut, line } from "../values/fields.ts";

/** Lists of the office under a name: each who works there has their own, on every device. */

/** One person's, in all lists. */
export const MAX_VIEWS = 100;

const Name = line(40, NAME);
const aList = complaint(officeOnly("Name a list of the office"));
const ListPath = z
  .string()
  .regex(/^\/admin(\/[a-z-]+){1,2}$/, aList)
  .max(60, aList);
const Search = z
  .string()
  .regex(/^\?[^#\\\s]*$/, complaint(officeOnly("Give the address of the list from ? on")))
  .max(1_000, complaint(officeOnly("This address is too long to keep")));

const OfficeView = z.object({
  _id: IdOut,
  name: z.string(),
  search: z.string().describe("The list's address from `?` on: search, filters, days and order."),
});
export type OfficeView = z.output<typeof OfficeView>;

export const views = operation({
  method: "GET",
  path: "/admin/views",
  who: "admin",
  may: "overview.read",
  summary: "The caller's own views of a list of the office, by name.",
  query: z.object({ list: ListPath.describe("Its path, such as /admin/products.") }),
  reply: envelope(z.object({ views: z.array(OfficeView) })),
});

export const saveViews = operation({
  method: "POST",
  path: "/admin/views",
  who: "admin",
  may: "overview.read",
  summary: `Saves views of a list for the caller alone; one of the same name is replaced. ${MAX_VIEWS} in all lists at most.`,
  body: z.object({
    list: ListPath,
    views: z
      .array(z.object({ name: Name, search: Search }))
      .min(1, complaint(officeOnly("Name at least one view")))
      .max(MAX_VIEWS, complaint(officeOnly(`Save at most ${MAX_VIEWS} views at once`)))
      .refine(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        complaint(officeOnly("Give each view a name of its own")),
      ),
  }),
  reply: envelope(z.object({ views: z.array(OfficeView) })),
});

export const renameView = operation({
  method: "PATCH",
  path: "/admin/views/{id}",
  who: "admin",
  may: "overview.read",
  summary: "Gives an own view another name, which no other view of the list may have.",
  params: ById,
  body: z.object({ name: Name }),
  reply: envelope(OfficeView),
});

export const deleteView = command({
  method: "DELETE",
  path: "/admin/views/{id}",
  who: "admin",
  may: "overview.read",
  summary: "Deletes an own view.",
  params: ById,
});
