import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { AllRows, Paging } from "../http/paging.ts";
import { IdName, IndiaTime, State } from "../values/fields.ts";
import { Quantity, Rupees, Unit, whole } from "../values/money.ts";
import { Category, Lot } from "./lot-shapes.ts";
import { SearchRead } from "./search.ts";

/** The market's lists: what is approved, filtered and sorted (S7.19 to S7.21, S7.30). */

const lots = envelope(z.array(Lot), { server_time: z.string() });
const pagedLots = envelope(z.array(Lot), {
  server_time: z.string(),
  totalpage: z.number(),
  total: z.number().describe("Counted to 1,000 at most."),
  search: SearchRead.nullable().describe("How `q` was read; null without one."),
});

export const SORTS = [
  "ending",
  "newest",
  "price_low",
  "price_high",
  "rate_low",
  "rate_high",
] as const;

/** Empty filters are no filters, so that a form's plain GET works. */
const filter = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal("").transform(() => undefined), schema]).optional();

export const ShopQuery = Paging.extend({
  rows: whole(z.int().min(1).max(100_000))
    .default(20)
    .transform((n) => Math.min(n, 200)),
  page: whole(z.int().min(1).max(50, "Lists end at page 50: narrow the search")).default(1),
  category: filter(z.string().max(120)).describe("A category's url or id."),
  sub_category: filter(z.string().max(120)),
  state: filter(State),
  material: filter(z.string().max(60)).describe(
    "A material's code: lots of its sub-categories, and lots whose title names it.",
  ),
  q: filter(z.string().trim().max(100)).describe(
    "Words, each found by its beginning; names of materials, categories and states among them become filters. What stands in quotation marks is taken as it is.",
  ),
  status: filter(z.enum(["live", "upcoming", "ended"])),
  min_price: filter(Rupees),
  max_price: filter(Rupees),
  min_rate: filter(Rupees).describe("Rupees a kg; of lots whose weight is known."),
  max_rate: filter(Rupees),
  min_quantity: filter(Quantity),
  max_quantity: filter(Quantity),
  unit: filter(Unit),
  sort: filter(z.enum(SORTS)),
  start_at: filter(IndiaTime).describe("Only lots that start after this: the upcoming auctions."),
});

export const shop = operation({
  method: "GET",
  path: "/product/shop",
  who: "anyone",
  summary:
    "Approved lots: live ones unless `status` or `start_at` says otherwise, ending soonest first.",
  query: ShopQuery,
  reply: pagedLots,
});

export const live = operation({
  method: "GET",
  path: "/product/live",
  who: "anyone",
  summary: "Live auctions, ending soonest first.",
  query: z.object({ rows: AllRows }),
  reply: lots,
});

export const byCategory = operation({
  method: "GET",
  path: "/product/category/{urlname}",
  who: "anyone",
  summary: "Live and upcoming lots of one category or sub-category; 404 for an unknown one.",
  params: z.object({ urlname: IdName }),
  query: z.object({
    page: ShopQuery.shape.page,
    rows: ShopQuery.shape.rows,
    sub_category: ShopQuery.shape.sub_category,
  }),
  reply: envelope(z.array(Lot), {
    server_time: z.string(),
    totalpage: z.number(),
    total: z.number(),
    category: Category,
  }),
});
