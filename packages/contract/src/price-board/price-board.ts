import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { RupeesOut } from "../values/money.ts";
import { REGIONS } from "../values/regions.ts";

/**
 * The price board: what the market's materials were sold for in the last 90 days, in rupees per kg.
 * Hidden below five lots from three sellers, so that nobody's rate can be read off it.
 */

export const BOARD_DAYS = 90;
export const MIN_LOTS = 5;
export const MIN_SELLERS = 3;
/** The board as open data may be used under it. */
export const LICENCE = "CC-BY-4.0";

const rate = RupeesOut.describe("Rupees per kg.");
const Band = z.object({ lots: z.number(), p25: rate, median: rate, p75: rate });

export const BoardWeek = z.object({
  from: z.string().describe("YYYY-MM-DD in India: the first of seven days."),
  band: Band.nullable().describe("Null where the week is hidden."),
});
export type BoardWeek = z.output<typeof BoardWeek>;

const RegionBand = Band.extend({ region: z.enum(REGIONS) });

export const Board = z.object({
  material: z.string(),
  hidden: z
    .literal(true)
    .optional()
    .describe("Below five lots from three sellers: then nothing else is told."),
  per: z.literal("kg").optional(),
  lots: z.number().optional(),
  p25: rate.optional(),
  median: rate.optional(),
  p75: rate.optional(),
  regions: z
    .array(RegionBand)
    .optional()
    .describe("Those that can be told without telling of what is left over."),
  weeks: z.array(BoardWeek).optional().describe("Oldest first."),
});
export type Board = z.output<typeof Board>;

const aMaterial = complaint({ en: "Name a material", hi: "माल का नाम भेजिए" });
export const board = operation({
  method: "GET",
  path: "/price-board",
  who: "anyone",
  summary:
    "What a material was sold for in the last 90 days, per kg: P25, median and P75, also by region and week.",
  query: z.object({ material: z.string(aMaterial).min(1, aMaterial).max(60) }),
  reply: envelope(Board),
});

const BoardRow = Board.omit({ regions: true }).extend({ name: z.string() });
export type BoardRow = z.output<typeof BoardRow>;

export const boards = operation({
  method: "GET",
  path: "/price-board/materials",
  who: "anyone",
  summary: "The price board of every material; at most some seconds old.",
  reply: envelope(z.array(BoardRow)),
});
