import { z } from "zod";
import { IdOut } from "../values/fields.ts";
import { TypedNumber } from "../values/money.ts";

/** Streams, kinds, and an authorisation as everybody who may see it does. */

export const STREAMS = ["e-waste", "plastics", "batteries", "tyres", "metals"] as const;
export const Stream = z.enum(STREAMS, "Choose e-waste, plastics, batteries, tyres or metals");
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
] as const;
export const Kind = z.enum(KINDS, "Choose the kind of authorisation from the list");
export type Kind = z.output<typeof Kind>;

/** A million metric tons: above the largest plant, and far below what cannot be counted exactly. */
const MAX_KG = 1_000_000_000;
export const Kilograms = TypedNumber.refine((kg) => kg > 0, "Enter a quantity above zero")
  .refine((kg) => kg <= MAX_KG, "The quantity is too large")
  .refine((kg) => Math.round(kg * 1000) / 1000 === kg, "Use at most three decimals");

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
