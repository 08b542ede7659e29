import { z } from "zod";
import { Site } from "../companies/sites.ts";
import { anEwayNumber } from "../values/complaints.ts";
import { IdOut } from "../values/fields.ts";
import { plainDigits } from "../values/identifiers.ts";
import { RupeesOut } from "../values/money.ts";
import { TRIP_STATES } from "./states.ts";

/** Trucks as replies tell of them; weights are kilograms with at most three decimals. */

export const Slot = z.object({
  from: z.string().describe("ISO 8601."),
  to: z.string().describe("ISO 8601."),
});

export const EwayNumber = z
  .string()
  .transform(plainDigits)
  .pipe(z.string().regex(/^\d{12}$/, anEwayNumber));

/** Where a truck loads. */
export const PickupSite = Site.pick({
  _id: true,
  name: true,
  address: true,
  city: true,
  pincode: true,
  gate_contact: true,
  loading_hours: true,
}).extend({ state: z.string() });
export type PickupSite = z.output<typeof PickupSite>;

/** A truck in its sale's list. */
export const TripRow = z.object({
  _id: IdOut,
  no: z.int().describe("Of its sale, from 1."),
  state: z.enum(TRIP_STATES),
  vehicle_no: z.string(),
  slot: Slot,
  net_kg: z.number().nullable().describe("Of its slips; null until it is weighed."),
  invoice_id: IdOut.nullable(),
  gate_out_at: z.string().nullable().describe("ISO 8601."),
});
export type TripRow = z.output<typeof TripRow>;

/** The same for both sides and the office, on the sale's own page. */
export const AwardTrip = TripRow.extend({
  driver_name: z.string(),
  driver_mobile: z.string(),
  tare_kg: z.number().nullable(),
  gross_kg: z.number().nullable(),
  received_kg: z.number().nullable().describe("As the buyer's own bridge says."),
  eway_no: z.string().nullable().describe("As the gate was told."),
  claim_until: z
    .string()
    .nullable()
    .describe("ISO 8601: until then the buyer may claim for its goods; null before it is out."),
});
export type AwardTrip = z.output<typeof AwardTrip>;

export const Slip = z.object({
  _id: IdOut,
  kind: z.enum(["tare", "gross"]),
  kg: z.number(),
  bridge: z.string(),
  slip_no: z.string(),
  at: z.string().describe("ISO 8601: when the bridge weighed."),
  photo: z.string().describe("Path of its picture, below /api."),
  reason: z.string().nullable().describe("Why it takes the place of the one before it."),
});

/** The papers that the police ask a driver for. */
const CarriedPapers = z.object({
  invoice: z
    .string()
    .nullable()
    .describe("Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none."),
  slips: z.array(Slip.omit({ reason: true })),
});

export const Trip = TripRow.extend({
  award_id: IdOut,
  title: z.string().describe("Of the lot."),
  site: PickupSite,
  driver_name: z.string(),
  driver_mobile: z.string(),
  transporter: z.string().nullable(),
  transporter_gstin: z.string().nullable(),
  tare_kg: z.number().nullable(),
  gross_kg: z.number().nullable(),
  slips: z.array(Slip).describe("That count; empty for the driver."),
  remaining_kg: z
    .number()
    .nullable()
    .describe("What may still be loaded beside it; null where the lot has no weight."),
  remaining: RupeesOut.nullable().describe(
    "What is paid and not used up, this truck counted; null where the two pay each other.",
  ),
  due: RupeesOut.nullable().describe("To be paid before it may leave; null for the driver."),
  handover_code: z
    .string()
    .nullable()
    .describe("For the buyer alone, who tells it when the truck may go."),
  driver_link: z.string().nullable().describe("Path of the driver's page, for the buyer alone."),
  eway_no: z.string().nullable(),
  gate_in_at: z.string().nullable().describe("ISO 8601."),
  received_at: z.string().nullable().describe("ISO 8601."),
  received_kg: z.number().nullable(),
  carried: CarriedPapers.nullable().describe(
    "What goes with the truck, from the way out on; who has the driver's link adds its `key`.",
  ),
  refused_uses: z
    .array(z.object({ at: z.string(), because: z.string() }))
    .describe("When its pass was shown a second time, as phones told that were offline."),
});
export type Trip = z.output<typeof Trip>;
