import { z } from "zod";
import { SIDES } from "./awards/sides.ts";
import { AWARD_STATES } from "./awards/states.ts";
import { envelope, operation } from "./http/operation.ts";
import { officeList } from "./http/paging.ts";
import { paged } from "./office/paged.ts";
import { IdOut } from "./values/fields.ts";

/** Sold goods that wait for the office: claims, late lifting, missing papers. */

/** The papers of a truck that left. */
export const MISSING_PAPERS = ["invoice", "eway", "manifest"] as const;

const sale = {
  award_id: IdOut,
  title: z.string(),
  state: z.enum(AWARD_STATES),
  buyer: z.string(),
  seller: z.string(),
  ...SIDES,
};

export const goodsWaiting = operation({
  method: "GET",
  path: "/admin/goods/waiting",
  who: "admin",
  may: "auctions.read",
  summary: "How much of each waits.",
  reply: envelope(
    z.object({
      claims: z.object({
        open: z.number().describe("That wait for the seller's answer."),
        disputed: z.number().describe("That the office decides."),
      }),
      late_lifting: z.number(),
      missing_papers: z.number().describe("Trucks, not papers."),
    }),
  ),
});

export const LateLifting = z.object({
  ...sale,
  lift_by: z.string().describe("ISO 8601: the last free day is the one before."),
  days_late: z.int().describe("Begun days since then."),
  sold_kg: z.number().nullable().describe("Null where the lot has no weight."),
  out_kg: z.number().describe("Of trucks that have left."),
  trucks_booked: z.int().describe("That have not come yet."),
});
export type LateLifting = z.output<typeof LateLifting>;

export const lateLifting = operation({
  method: "GET",
  path: "/admin/goods/late-lifting",
  who: "admin",
  may: "auctions.read",
  summary: "Sales whose goods should have been lifted and lie there still, the latest first.",
  query: officeList(["lift_by"]),
  reply: paged(LateLifting),
});

export const MissingPapers = z.object({
  ...sale,
  trip_id: IdOut,
  no: z.int().describe("Of the truck, in its sale."),
  vehicle_no: z.string(),
  gate_out_at: z.string().describe("ISO 8601."),
  net_kg: z.number(),
  invoice_id: IdOut.nullable(),
  invoice_no: z.string().nullable(),
  missing: z
    .array(z.enum(MISSING_PAPERS))
    .describe("`eway` where the goods are worth more than ₹50,000 with GST."),
});
export type MissingPapers = z.output<typeof MissingPapers>;

export const missingPapers = operation({
  method: "GET",
  path: "/admin/goods/missing-papers",
  who: "admin",
  may: "auctions.read",
  summary:
    "Trucks that have left without a paper that they need, the earliest first: their sales are not completed until it is there.",
  query: officeList(["out"]),
  reply: paged(MissingPapers),
});
