import { z } from "zod";
import { CompanyDocumentFile } from "./companies/documents.ts";
import { envelope, operation } from "./http/operation.ts";
import { Pack, Product } from "./kilograms/shapes.ts";
import { complaint, issueAt } from "./values/complaint.ts";
import {
  atMostEntries,
  atMostThreeDecimals,
  quantityTooLarge,
  zeroOrMore,
} from "./values/complaints.ts";
import { ById, IdOut, orNothing } from "./values/fields.ts";
import { Quantity, TypedNumber } from "./values/money.ts";

/** A sale's goods: on the way, received, made into products, lost, in evidence. */

/** Where kilograms of a sale are. */
export const KG_ACCOUNTS = ["lot", "transit", "received", "output", "loss", "evidence"] as const;
export type KgAccount = (typeof KG_ACCOUNTS)[number];
export const KG_ENTRIES = ["truck_out", "truck_in", "output", "evidence"] as const;
export type KgEntry = (typeof KG_ENTRIES)[number];

const GramsFromZero = TypedNumber.refine((kg) => kg >= 0, zeroOrMore)
  .refine((kg) => kg <= 1_000_000_000, quantityTooLarge)
  .refine((kg) => Math.round(kg * 1000) / 1000 === kg, atMostThreeDecimals)
  .transform((kg) => Math.round(kg * 1000));

const Output = z.object({ material: Product, kg: Quantity });
const whatCameOut = complaint({ en: "Say what came out", hi: "बताइए कि क्या माल निकला" });
const Outputs = z
  .array(Output, whatCameOut)
  .max(20, atMostEntries(20))
  .superRefine((outputs, ctx) => {
    const said = outputs.map(({ material }) => material.toLowerCase());
    for (const [i, name] of said.entries())
      if (said.indexOf(name) < i)
        ctx.addIssue(
          issueAt([i, "material"], { en: "This is named twice", hi: "यह दो बार लिखा है" }),
        );
  });
/** In a form it is one field with JSON. */
const OutputsSent = z.preprocess((sent) => {
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}, Outputs);

const Report = z.object({
  _id: IdOut,
  outputs: z.array(z.object({ material: z.string(), kg: z.number() })),
  loss_kg: z.number(),
  made_at: z.string().describe("ISO 8601."),
  document: z.string().describe("Path of what shows it, below /api."),
});

export const Kilograms = z.object({
  award_id: IdOut,
  sold_kg: z.number().nullable().describe("Null where the lot has no weight."),
  lot_kg: z.number().describe("Of trucks that have left the lot."),
  transit_kg: z.number().describe("Still on the way."),
  in_kg: z.number().describe("Have arrived: out, loss and stock together."),
  out_kg: z.number().describe("Made into products, in evidence or not."),
  loss_kg: z.number(),
  stock_kg: z.number().describe("Have arrived, and nothing was said of them yet."),
  evidence_kg: z.number().describe("Of the products, those in evidence packs."),
  outputs: z.array(
    z.object({
      material: z.string(),
      kg: z.number(),
      evidence_kg: z.number(),
      free_kg: z.number().describe("In no pack yet."),
    }),
  ),
  reports: z.array(Report).describe("What the buyer said became of them, the first first."),
  packs: z.array(Pack),
  can_report: z.boolean().describe("Whether the caller may say what became of them."),
  authorised: z
    .boolean()
    .describe("Whether the buyer had an authorisation for such goods on a day a truck left."),
});
export type Kilograms = z.output<typeof Kilograms>;

export const read = operation({
  method: "GET",
  path: "/award/{id}/kilograms",
  who: "user",
  may: "auctions.read",
  summary: "Where the kilograms of a sale are, for its two sides and the office.",
  params: ById,
  reply: envelope(Kilograms),
});

export const report = operation({
  method: "POST",
  path: "/award/{id}/outputs",
  who: "company-manager",
  summary:
    "The buyer says what came out of the goods and what was lost, with a document: multipart with `outputs` as JSON text, or JSON where the document was sent before. Takes an Idempotency-Key.",
  params: ById,
  files: { document: { max: 1, what: "document" } },
  takesJson: true,
  body: z
    .object({
      outputs: OutputsSent,
      loss_kg: orNothing(GramsFromZero),
      document: orNothing(
        z
          .string()
          .transform((path) => path.split("/").at(-1) ?? "")
          .pipe(CompanyDocumentFile.shape.file),
      ).describe("Of one that was sent before: its path; else the last one of this sale."),
    })
    .refine(({ outputs, loss_kg }) => outputs.length > 0 || (loss_kg ?? 0) > 0, {
      path: ["outputs"],
      ...whatCameOut,
    }),
  reply: envelope(Kilograms),
});
