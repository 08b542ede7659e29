import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { ById, IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";
import { LOT_STATES, OwnLot } from "./lot-shapes.ts";

export const relistLot = operation({
  method: "POST",
  path: "/product/{id}/relist",
  who: "seller-manager",
  summary:
    "Lists an own lot that is over and decided again: a new pending lot with its pictures and terms. Asked again, the same new lot is answered.",
  params: ById,
  reply: envelope(OwnLot),
});

/** One attempt to sell the goods. */
export const Attempt = z.object({
  _id: IdOut,
  title: z.string(),
  url: z.string(),
  stands: z.enum(LOT_STATES),
  listed_at: z.string().describe("ISO 8601."),
  ends_at: z.string().nullable(),
  basis: OwnLot.shape.basis,
  unit: OwnLot.shape.unit,
  market_value: RupeesOut.nullable(),
  heightest: RupeesOut.describe("Highest bid, 0 when there was none."),
  bid_count: z.number(),
  refusal_reason: z.string().nullable(),
});
export type Attempt = z.output<typeof Attempt>;

export const readAttempts = operation({
  method: "GET",
  path: "/product/{id}/attempts",
  who: "seller",
  summary: "All attempts to sell what an own lot offers, the first one first.",
  params: ById,
  reply: envelope(z.array(Attempt)),
});
