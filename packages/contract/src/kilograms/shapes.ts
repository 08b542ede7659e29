import { z } from "zod";
import { IdOut, line } from "../values/fields.ts";

/** The shapes that kilograms and evidence share. */

/** The product, as its recycler calls it: PET flakes, lead ingots. Compared without case. */
export const Product = line(60, { en: "Material", hi: "माल" });

export const Pack = z.object({
  _id: IdOut,
  award_id: IdOut,
  material: z.string(),
  kg: z.number(),
  brand_company_id: IdOut.nullable(),
  brand: z.string().nullable().describe("The company that it was made for."),
  bytes: z.int(),
  sha256: z.string().describe("Of the ZIP, hex; it is part of its day's hash in the journal."),
  made_at: z.string().describe("ISO 8601."),
  url: z.string().describe("Of the ZIP, below /api."),
});
export type Pack = z.output<typeof Pack>;
