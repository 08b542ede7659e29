import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { ById, IdOut } from "../values/fields.ts";
import { ProposedTerms, UsualTermsIn } from "./sale-terms.ts";

/** Terms that the forms begin with: the seller's own, else the material's. */

const UsualTerms = z.object({
  own: ProposedTerms.nullable().describe("The seller's own; null where none are saved."),
  materials: z.array(z.object({ category_id: IdOut, terms: ProposedTerms })),
});
export type UsualTerms = z.output<typeof UsualTerms>;

export const readUsualTerms = operation({
  method: "GET",
  path: "/product/terms",
  who: "seller",
  summary: "The terms that a seller's lots begin with: their own, and those of each material.",
  reply: envelope(UsualTerms),
});

export const saveUsualTerms = command({
  method: "PUT",
  path: "/product/terms",
  who: "seller",
  summary: "Saves the seller's own usual terms; null deletes them.",
  body: z.object({ terms: UsualTermsIn.nullable() }),
});

export const saveMaterialTerms = command({
  method: "PUT",
  path: "/admin/categories/{id}/terms",
  who: "admin",
  may: "lots.review",
  summary: "Saves the usual terms of a material's category; null deletes them.",
  params: ById,
  body: z.object({ terms: UsualTermsIn.nullable() }),
});
