import { z } from "zod";
import { Stream } from "../authorisations.ts";
import { envelope, operation } from "../http/operation.ts";
import { AllRows, Paging } from "../http/paging.ts";
import { complaint, issueAt, wordsOf } from "../values/complaint.ts";
import { IdName, IndiaTime, State } from "../values/fields.ts";
import { Quantity, Rupees, Unit, whole } from "../values/money.ts";
import { Category, Lot } from "./lot-shapes.ts";
import { SearchRead } from "./search.ts";

/** The market's lists: what is approved, filtered and sorted (S7.19 to S7.21, S7.30). */

const lots = envelope(z.array(Lot), { server_time: z.string() });
const PlacedLot = Lot.extend({
  distance_km: z
    .number()
    .optional()
    .describe("In a straight line, about: of a search by distance, and of what is nearest."),
});
export type PlacedLot = z.output<typeof PlacedLot>;
const foundLots = envelope(z.array(PlacedLot), {
  server_time: z.string(),
  totalpage: z.number(),
  total: z.number().describe("Counted to 1,000 at most."),
  search: SearchRead.nullable().describe("How `q` was read; null without one."),
  nearest: z
    .array(PlacedLot)
    .describe("Where nothing is found: the same elsewhere, the nearest to its place first."),
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

/** So many categories, and states, are chosen at once. */
export const MAX_CHOSEN = 12;
const TOO_MANY = complaint({
  en: `Choose at most ${MAX_CHOSEN}`,
  hi: `ज़्यादा से ज़्यादा ${MAX_CHOSEN} चुनिए`,
});
/** One, several with commas between them, or the field several times. */
const several = <T extends z.ZodType<string>>(schema: T) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((sent, context) => {
      const texts = [sent].flat().flatMap((text) => text.split(","));
      const named = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "");
      const chosen = z.array(schema).max(MAX_CHOSEN, TOO_MANY).safeParse(named);
      for (const issue of chosen.error?.issues ?? []) context.addIssue(issueAt([], wordsOf(issue)));
      return chosen.data?.length ? chosen.data : undefined;
    })
    .optional();

export const MAY_BID_ALWAYS = "none";
export const DISTANCES = [50, 100, 250, 500] as const;
/** Degrees north and east, as a browser tells them. */
const Position = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/,
    complaint({ en: "Send latitude,longitude", hi: "latitude,longitude भेजिए" }),
  )
  .transform((sent) => {
    const [lat = 0, lng = 0] = sent.split(",").map(Number);
    return { lat, lng };
  });

export const ShopQuery = Paging.extend({
  rows: whole(z.int().min(1).max(100_000))
    .default(20)
    .transform((n) => Math.min(n, 200)),
  page: whole(
    z
      .int()
      .min(1)
      .max(
        50,
        complaint({
          en: "Lists end at page 50: narrow the search",
          hi: "सूची 50 पन्नों तक है: खोज को छोटा कीजिए",
        }),
      ),
  ).default(1),
  category: several(z.string().max(120)).describe(
    "A category's url or id; several, with commas between them, find what is in any of them.",
  ),
  sub_category: filter(z.string().max(120)),
  state: several(State).describe("One state, or several with commas between them."),
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
  ends_within: filter(whole(z.int().min(1).max(1440))).describe(
    "Minutes: only live lots that end so soon.",
  ),
  may_bid: several(z.union([Stream, z.literal(MAY_BID_ALWAYS)])).describe(
    `Streams of the bidder's authorisations, with commas between them; \`${MAY_BID_ALWAYS}\` for who has none. Only lots that ask for no authorisation or for one of these.`,
  ),
  near: filter(Position).describe("Only lots within `within` km of `latitude,longitude`."),
  within: filter(whole(z.int().min(1).max(3000))).describe("Kilometres, 100 unless told."),
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
  reply: foundLots,
});

export const counts = operation({
  method: "GET",
  path: "/product/counts",
  who: "anyone",
  summary: "How many lots the shop's choices have, each counted to 1,000.",
  reply: envelope(
    z.object({
      states: z.array(z.object({ state: z.string(), live: z.number() })),
      live: z.number(),
      upcoming: z.number(),
      ends_within_hour: z.number(),
    }),
  ),
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
