import { z } from "zod";
import { complaint } from "../values/complaint.ts";
import { aQuantity, aStream, atMostThreeDecimals, quantityTooLarge } from "../values/complaints.ts";
import { IdOut } from "../values/fields.ts";
import { TypedNumber } from "../values/money.ts";

/** Streams, kinds, and an authorisation as everybody who may see it does. */

/** Streams of materials. */
export const GOODS_STREAMS = ["e-waste", "plastics", "batteries", "tyres", "metals"] as const;
/**
 * Streams of authorisations, for which lots ask: copper, brass, aluminium and zinc, which are of
 * metals, have a registration of their own.
 */
export const STREAMS = [...GOODS_STREAMS, "non-ferrous"] as const;
export const Stream = z.enum(STREAMS, aStream);
export type Stream = z.output<typeof Stream>;

export const KINDS = [
  "cpcb_recycler",
  "cpcb_refurbisher",
  "cpcb_dismantler",
  "battery_recycler",
  "tyre_recycler",
  "plastic_processor",
  "spcb_consent",
  "howm",
  "nonferrous_epr",
] as const;
export const Kind = z.enum(
  KINDS,
  complaint({
    en: "Choose the kind of authorisation from the list",
    hi: "सूची में से चुनिए कि कौन-सा ऑथराइज़ेशन है",
  }),
);
export type Kind = z.output<typeof Kind>;

/** A million metric tons: above the largest plant, and far below what cannot be counted exactly. */
const MAX_KG = 1_000_000_000;
export const Kilograms = TypedNumber.refine((kg) => kg > 0, aQuantity)
  .refine((kg) => kg <= MAX_KG, quantityTooLarge)
  .refine((kg) => Math.round(kg * 1000) / 1000 === kg, atMostThreeDecimals);

export const Authorisation = z.object({
  _id: IdOut,
  stream: Stream,
  kind: Kind,
  number: z.string(),
  issuer: z.string(),
  valid_from: z.string().describe("YYYY-MM-DD in Asia/Kolkata."),
  valid_to: z.string().describe("YYYY-MM-DD in Asia/Kolkata, inclusive."),
  capacity_kg: z.number().describe("Kilograms a financial year."),
  document: z.string().describe("The document's file."),
  status: z.enum(["waiting", "accepted", "refused", "lapsed", "withdrawn"]),
  reason: z.string().nullable().describe("Why the office refused it."),
  /** ISO 8601. */
  sent_at: z.string(),
});
export type Authorisation = z.output<typeof Authorisation>;
