import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { NAME } from "../values/field-names.ts";
import { ById, IdOut, line } from "../values/fields.ts";

/** Lists of the office under a name: each who works there has their own, on every device. */

/** One person's, in all lists. */
export const MAX_VIEWS = 100;

const Name = line(40, NAME);
const aList = complaint({ en: "Name a list of the office", hi: "ऑफ़िस की किसी सूची का नाम भेजिए" });
const ListPath = z
  .string()
  .regex(/^\/admin(\/[a-z-]+){1,2}$/, aList)
  .max(60, aList);
const Search = z
  .string()
  .regex(
    /^\?[^#\\\s]*$/,
    complaint({
      en: "Give the address of the list from ? on",
      hi: "सूची के पते का ? से आगे का हिस्सा भेजिए",
    }),
  )
  .max(
    1_000,
    complaint({
      en: "This address is too long to keep",
      hi: "यह पता इतना लंबा है कि सेव नहीं होगा",
    }),
  );

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
      .min(1, complaint({ en: "Name at least one view", hi: "कम से कम एक व्यू का नाम लिखिए" }))
      .max(
        MAX_VIEWS,
        complaint({
          en: `Save at most ${MAX_VIEWS} views at once`,
          hi: `एक साथ ज़्यादा से ज़्यादा ${MAX_VIEWS} व्यू सेव कीजिए`,
        }),
      )
      .refine(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        complaint({ en: "Give each view a name of its own", hi: "हर व्यू को अलग नाम दीजिए" }),
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
