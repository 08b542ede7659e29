import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";
import { Pack, Product } from "./kilograms/shapes.ts";
import { ById, Id, orNothing } from "./values/fields.ts";
import { Quantity } from "./values/money.ts";

/** Evidence of recycling: what a sale's papers show of so many kilograms, in one ZIP. */

/** Below /api: the ZIP, for the sale's two sides, the company that it was made for, the office. */
export const packPath = "/evidence/{id}";
export const PACK_TITLE = "Evidence of recycling";

export { Pack };

export const make = operation({
  method: "POST",
  path: "/evidence",
  who: "company-manager",
  summary:
    "The buyer of a sale puts kilograms of a product into a pack of evidence, each gram once. Takes an Idempotency-Key.",
  body: z.object({
    award_id: Id,
    material: Product,
    kg: Quantity,
    brand_company_id: orNothing(Id),
  }),
  reply: envelope(Pack),
});

export const brand = operation({
  method: "GET",
  path: "/evidence/brand/{id}",
  who: "company-manager",
  summary: "The company that a pack would be made for, by its number, before it is made.",
  params: ById,
  reply: envelope(z.object({ name: z.string() })),
});
