import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";
import { PickupSite, TripRow } from "./shapes.ts";
import { FreeSlot } from "./slots.ts";

/** Trucks on both sides' dashboards. */

const Yard = PickupSite.pick({ _id: true, name: true, city: true });

export const TruckToday = TripRow.extend({
  award_id: IdOut,
  title: z.string().describe("Of the lot."),
  buyer: z.string(),
  site: Yard,
  driver_name: z.string(),
  driver_mobile: z.string(),
  due: RupeesOut.describe("To be paid before it may leave."),
});
export type TruckToday = z.output<typeof TruckToday>;

export const trucksToday = operation({
  method: "GET",
  path: "/company/trucks-today",
  who: "seller",
  summary: "Today's trucks at the company's sites by their slots, with those still in a yard.",
  reply: envelope(z.array(TruckToday)),
});

export const ToCollect = z.object({
  award_id: IdOut,
  title: z.string(),
  url: z.string().describe("Of the lot's page."),
  seller: z.string(),
  site: Yard.nullable().describe("Null until the seller has one, which a booking makes."),
  sold_kg: z.number().nullable().describe("Null where the lot has no weight."),
  left_kg: z.number().nullable().describe("Of it, what has not left yet."),
  lift_by: z.string().nullable().describe("ISO 8601: lifted before."),
  is_late: z.boolean().describe("That day is over."),
  next_truck: TripRow.pick({ _id: true, vehicle_no: true, state: true, slot: true })
    .nullable()
    .describe("Of the trucks that are booked or in the yard, the next."),
  next_slot: FreeSlot.nullable().describe("The next that a truck can be booked into."),
});
export type ToCollect = z.output<typeof ToCollect>;

export const toCollect = operation({
  method: "GET",
  path: "/company/to-collect",
  who: "buyer",
  summary: "Goods that are paid and lie there still, at most 50, the first to be lifted first.",
  reply: envelope(z.array(ToCollect)),
});
