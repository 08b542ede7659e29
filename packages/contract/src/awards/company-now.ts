import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { Slot } from "../lifting/shapes.ts";
import { TRIP_STATES } from "../lifting/states.ts";
import { ById, IdOut } from "../values/fields.ts";
import { AwardRow } from "./award.ts";

export const CompanyNow = z.object({
  sales: z
    .array(AwardRow.extend({ side: z.enum(["buyer", "seller"]).describe("The company's.") }))
    .describe("That are open, at most 50, the newest first."),
  trucks: z
    .array(
      z.object({
        _id: IdOut,
        award_id: IdOut,
        title: z.string().describe("Of the lot."),
        vehicle_no: z.string(),
        state: z.enum(TRIP_STATES),
        slot: Slot,
      }),
    )
    .describe("Of today in India, and those that stand in a yard; at most 50."),
});
export type CompanyNow = z.output<typeof CompanyNow>;

export const companyNow = operation({
  method: "GET",
  path: "/admin/companies/{id}/now",
  who: "admin",
  may: "auctions.read",
  summary: "What is under way with a company: its open sales, and today's trucks.",
  params: ById,
  reply: envelope(CompanyNow),
});
