import { z } from "zod";
import { Id, line, orNothing, Pincode, prose, State } from "./fields.ts";
import { Quantity, Rupees, Unit } from "./money.ts";

/** One draft of Sell Now; the same checks as the form's (S5.9). */
export const Draft = z.object({
  category_id: Id.describe("A category or a sub-category of it."),
  sub_category_id: Id.nullish(),
  title: line(120, "Title"),
  quantity: Quantity,
  unit: Unit,
  description: prose(4000, "Description"),
  state: State,
  city: line(80, "City"),
  pincode: Pincode,
  asking_price: orNothing(Rupees).describe(
    "What the seller asks for the whole lot; the office sets the market value.",
  ),
  site_id: orNothing(Id).describe(
    "A site of the seller's company; the lot takes its place from it.",
  ),
});
const MOST_DRAFTS = 20;

/** What is submitted at once. */
export const Batch = z.object({
  products: z
    .array(Draft)
    .min(1, "Add at least one product")
    .max(MOST_DRAFTS, `Submit at most ${MOST_DRAFTS} products at once`)
    .superRefine((drafts, ctx) => {
      const seen = new Set<string>();
      for (const [i, { title }] of drafts.entries()) {
        if (seen.has(title.toLowerCase()))
          ctx.addIssue({
            code: "custom",
            path: [i, "title"],
            message: "Each title may be used once",
          });
        seen.add(title.toLowerCase());
      }
    }),
});
